// srvx serving one folder and nothing else: what tests/bench/load.mjs measures against.
import { serve } from 'srvx'
import { staticMiddleware } from 'srvx/static'

serve({
  port: Number(process.argv[2]),
  hostname: 'localhost',
  silent: true,
  middleware: [staticMiddleware({ dir: process.argv[3] ?? '' })],
  fetch: () => new Response(null, { status: 404 }),
})
