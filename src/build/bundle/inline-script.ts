import path from 'node:path'
import { minify } from 'terser'
import { build, type Plugin } from 'vite'

const id = 'virtual:inline-script'
const entry = 'src/boot/inline/head-script.ts'

export function inlineScriptPlugin(): Plugin {
  let root = ''
  return {
    name: 'pattal:inline-script',
    configResolved: (config) => {
      root = config.root
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) {
        return undefined
      }
      const { code, files } = await compile(path.join(root, entry))
      for (const file of files) {
        this.addWatchFile(file)
      }
      return `export const inlineScript = ${JSON.stringify(code)}`
    },
  }
}

export async function compile(file: string): Promise<{ code: string; files: readonly string[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })
  if (!('output' in result) || result.output.length !== 1) {
    throw new Error(`Expected ${file} to become one script, which imports no other file.`)
  }
  const [chunk] = result.output
  const { code = '' } = await minify(chunk.code, {
    ecma: 2020,
    compress: { passes: 8, pure_getters: true, unsafe_arrows: true },
    format: { inline_script: true },
  })
  return { code, files: chunk.moduleIds }
}
