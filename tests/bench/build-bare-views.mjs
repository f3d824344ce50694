import path from 'node:path'
import { createBuilder } from 'vite'

const folder = 'node_modules/.cache/pattal/bench'
const input = 'tests/bench/bare-views.tsx'

/** Builds tests/bench/bare-views.tsx like the server, into the same folder, and returns its path. */
export async function buildBareViews() {
  const builder = await createBuilder({
    logLevel: 'error',
    plugins: [
      {
        name: 'pattal:bare-views',
        enforce: 'post',
        config: () => ({ environments: { ssr: { build: { outDir: folder, emptyOutDir: true } } } }),
      },
    ],
  })
  const { ssr } = builder.environments
  if (ssr === undefined) {
    throw new Error('Expected an ssr environment to build.')
  }
  ssr.config.build.rolldownOptions.input = input
  await builder.build(ssr)
  return path.join(folder, 'bare-views.js')
}
