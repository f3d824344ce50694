// A plain static host, which ignores search params.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { serve } from 'srvx'
import { staticMiddleware } from 'srvx/static'

const folder = path.resolve(import.meta.dirname, '../../dist/client')

serve({
  port: Number(process.argv[2]),
  hostname: 'localhost',
  silent: true,
  middleware: [staticMiddleware({ dir: folder })],
  fetch: () =>
    new Response(readFileSync(path.join(folder, '404.html')), {
      status: 404,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    }),
})
