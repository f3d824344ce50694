import path from 'node:path'
import type { Plugin } from 'vite'
import { countList } from '#src/domain/directory/extent.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { filterOf } from '#src/domain/finding/list-definition.ts'
import { publishBody } from './article-body.ts'
import { writeJsonSchemas } from './json-schemas.ts'
import { writePicturesModule } from './pictures.ts'
import { readContent, type Content } from './read-content.ts'
import { publishRestaurantPage } from './restaurant-page.ts'

const prefix = 'virtual:content/'
const bodyPrefix = 'virtual:content/article-bodies/'
const pagePrefix = 'virtual:content/restaurant-pages/'

/**
 * Serves src/content/ as the virtual modules declared in modules.d.ts. It validates and renders here, so
 * that neither full zod nor Markdown ships to the browser. In development an edit reloads the page.
 */
export function contentPlugin(): Plugin {
  let root = ''
  let content: Content | undefined

  return {
    name: 'pattal:content',
    // Not in buildStart: the bundler would wrap a ContentError in an error with a stack.
    configResolved(config) {
      root = config.root
      content = open(root)
    },
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined
    },
    load(id) {
      if (id.startsWith(`\0${prefix}`)) {
        content ??= open(root)
        return writeModule(id.slice(1), content)
      }
      return undefined
    },
    configureServer(server) {
      const folder = path.join(root, 'src/content')
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(folder) || file.endsWith('.json')) {
          return
        }
        content = undefined
        for (const { moduleGraph } of Object.values(server.environments)) {
          for (const [id, module] of moduleGraph.idToModuleMap) {
            if (id.startsWith(`\0${prefix}`)) {
              moduleGraph.invalidateModule(module)
            }
          }
        }
        server.environments.client.hot.send({ type: 'full-reload' })
      })
    },
  }
}

function open(root: string): Content {
  const content = readContent(root)
  writeJsonSchemas(
    root,
    content.pictures.map(({ name }) => name),
  )
  return content
}

function writeModule(id: string, content: Content): string {
  const { list, restaurants, pictures, articles, questions } = content
  if (id.startsWith(bodyPrefix)) {
    return `export default ${JSON.stringify(publishBody(articles, id.slice(bodyPrefix.length)))}`
  }
  if (id.startsWith(pagePrefix)) {
    return `export default ${JSON.stringify(publishRestaurantPage(content, id.slice(pagePrefix.length)))}`
  }
  switch (id) {
    case 'virtual:content/restaurants':
      return exportConst('restaurants', restaurants)
    case 'virtual:content/list':
      return exportConst('listFacts', list)
    case 'virtual:content/counts':
      return exportConst('counts', countList(restaurants))
    case 'virtual:content/states':
      return exportConst('states', filterOf(directoryList, 'state').valuesOf(restaurants))
    case 'virtual:content/slugs':
      return exportConst(
        'slugs',
        restaurants.map(({ slug }) => slug),
      )
    case 'virtual:content/pictures':
      return writePicturesModule(pictures)
    case 'virtual:content/articles':
      return exportConst(
        'articles',
        articles.map(({ body: _body, ...article }) => article),
      )
    case 'virtual:content/article-bodies':
      return exportLoaders(
        'loadBody',
        bodyPrefix,
        articles.map((article) => article.id),
      )
    case 'virtual:content/restaurant-pages':
      return exportLoaders(
        'loadPage',
        pagePrefix,
        restaurants.map(({ slug }) => slug),
      )
    case 'virtual:content/questions':
      return exportConst('questions', questions)
    default:
      throw new Error(
        `No content is called ${id}. The names are listed in src/build/content/modules.d.ts.`,
      )
  }
}

function exportLoaders(constName: string, modulePrefix: string, names: readonly string[]): string {
  const loaders = names.map(
    (name) => `${JSON.stringify(name)}: () => import("${modulePrefix}${name}")`,
  )
  return `export const ${constName} = {${loaders.join(',')}}`
}

function exportConst(name: string, data: unknown): string {
  return `export const ${name} = ${JSON.stringify(data)}`
}
