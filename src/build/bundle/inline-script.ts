import path from 'node:path'
import { build, type Rolldown } from 'vite'

/** Compiles the script of the head, which runs before any other. */
export async function compileInlineScript(root: string): Promise<string> {
  const { output } = (await build({
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
  })) as Rolldown.RolldownOutput
  return output[0].code.trim()
}
