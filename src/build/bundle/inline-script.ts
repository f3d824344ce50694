import path from 'node:path'
import { build } from 'vite'

/** Compiles the script of the head, which runs before any other. */
export async function compileInlineScript(root: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: {
        input: path.join(root, 'src/boot/inline/head-script.ts'),
        output: { format: 'iife' },
      },
    },
  })
  if (!('output' in result)) {
    throw new Error('Expected the script of the head to be built once.')
  }
  return result.output[0].code.trim()
}
