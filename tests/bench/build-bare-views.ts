import path from 'node:path'
import { createBuilder } from 'vite'

const folder = 'node_modules/.cache/pattal/bench'

export async function buildBareViews(): Promise<string> {
  // Vitest's own would build React for development.
  process.env.NODE_ENV = 'production'
  delete process.env.VITEST
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
  ssr.config.build.rolldownOptions.input = 'tests/bench/bare-views.tsx'
  await builder.build(ssr)
  return path.join(folder, 'bare-views.js')
}
