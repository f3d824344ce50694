import type { Plugin } from 'vite'
import { readContent, type Content } from '#src/build/content/read-content.ts'

/** Functions that write the code of a module, by its name. */
export type Modules = Readonly<Record<string, () => string>>

/** Serves the content as modules `virtual:{kind}/{name}`: neither full zod nor Markdown ships. */
export function virtualModules(
  kind: string,
  createModules: (content: Content, root: string) => Modules,
): Plugin {
  const prefix = `\0virtual:${kind}/`
  let root = ''
  let modules: Modules | undefined
  const getModules = () => (modules ??= createModules(readContent(root), root))
  return {
    name: `pattal:${kind}`,
    sharedDuringBuild: true,
    // In buildStart the bundler would add a stack to a ContentError.
    configResolved(config) {
      root = config.root
      getModules()
    },
    resolveId: (id) => (`\0${id}`.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(prefix) ? getModules()[id.slice(prefix.length)]?.() : undefined),
    hotUpdate({ file, server }) {
      if (
        this.environment.name !== 'client' ||
        !file.startsWith(`${root}/src/content/`) ||
        file.endsWith('.json')
      ) {
        return
      }
      modules = undefined
      for (const { moduleGraph } of Object.values(server.environments)) {
        moduleGraph.invalidateAll()
      }
      this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

export function exportData(name: string, data: unknown): string {
  return `export ${name === 'default' ? name : `const ${name} =`} ${JSON.stringify(data)}\n`
}

/** Writes a module of functions that each import a module of data. */
export function exportEach(
  exportName: string,
  parent: string,
  entries: readonly (readonly [name: string, read: () => unknown])[],
): Modules {
  const [, module = ''] = parent.split('/')
  const loaders = entries.map(([name]) => `'${name}': () => import('virtual:${parent}/${name}')`)
  return {
    [module]: () => `export const ${exportName} = { ${loaders.join(', ')} }`,
    ...Object.fromEntries(
      entries.map(([name, read]) => [`${module}/${name}`, () => exportData('default', read())]),
    ),
  }
}
