import path from 'node:path'
import type { Plugin } from 'vite'
import { readContent, type Content } from '#src/build/content/read-content.ts'

/** The code of each module by its name, written when it is first imported. */
export type Modules = Readonly<Record<string, () => string>>

/**
 * Serves what is made from the content as the modules `virtual:{kind}/{name}`, so that no code that
 * makes it ships. In development an edit of the content reloads the page.
 */
export function virtualModules(
  kind: string,
  createModules: (content: Content, root: string) => Modules,
): Plugin {
  const prefix = `\0virtual:${kind}/`
  let root = ''
  let modules: Modules | undefined
  const open = () => (modules ??= createModules(readContent(root), root))
  return {
    name: `pattal:${kind}`,
    sharedDuringBuild: true,
    // Not in buildStart: the bundler would wrap a ContentError in an error with a stack.
    configResolved(config) {
      root = config.root
      open()
    },
    resolveId: (id) => (`\0${id}`.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(prefix)) {
        return undefined
      }
      const write = open()[id.slice(prefix.length)]
      if (write === undefined) {
        throw new Error(`No module is called ${id.slice(1)}: ${kind}-modules.d.ts lists them all.`)
      }
      return write()
    },
    hotUpdate({ file, server }) {
      if (
        this.environment.name !== 'client' ||
        !file.startsWith(path.join(root, 'src/content')) ||
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

/**
 * A module with a function for each name that imports the data of that name, and the modules of the data.
 * @param parent the module without `virtual:`, such as content/article-bodies
 */
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
