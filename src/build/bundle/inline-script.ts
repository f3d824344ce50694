import path from 'node:path'
import { build, type Plugin } from 'vite'

const moduleId = 'virtual:inline-script'
const entry = 'src/boot/inline/head-script.ts'

export function inlineScriptPlugin(): Plugin {
  return {
    name: 'pattal:inline-script',
    resolveId: (id) => (id === moduleId ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${moduleId}`) {
        return undefined
      }
      const code = await compile(path.join(this.environment.config.root, entry))
      return `export const inlineScript = ${JSON.stringify(code)}`
    },
  }
}

async function compile(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })
  if (!('output' in result)) {
    throw new Error(`Expected ${file} to be built once.`)
  }
  return result.output[0].code.trim()
}
