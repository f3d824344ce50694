import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { createSchemas } from '#src/build/content/content-schemas.ts'
import { readContent, type Content } from '#src/build/content/read-content.ts'
import { drawMap } from '#src/build/map/draw-map.ts'
import { readGazetteer } from '#src/build/read-gazetteer.ts'
import { articleSchema } from '#src/domain/article/article-schema.ts'
import { inWords } from '#src/domain/language/in-words.ts'
import { describeExtent, describePlaces } from '#src/domain/map/caption.ts'
import { publishArticlePage } from './article-page.ts'
import { publishRestaurantPage } from './restaurant-page.ts'
import { publishArticleTexts, publishPageTexts, publishPeople } from './search-texts.ts'

const prefix = '\0virtual:content/'
/** Not the schemas, which the plugin writes. */
const contentFile = /^src[\\/](?:content|pictures)[\\/].*(?<!\.json)$/

/** Serves the content and its maps as modules `virtual:content/{name}`: neither full zod nor Markdown ships. */
export function contentPlugin(): Plugin {
  let published: ReturnType<typeof publishContent>
  return {
    name: 'pattal:content',
    sharedDuringBuild: true,
    // In buildStart the bundler would add a stack to a ContentError.
    configResolved({ root }) {
      const content = readContent(root)
      writeJsonSchemas(root, content)
      published = publishContent(content)
    },
    resolveId: (id) => (`\0${id}`.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(prefix) ? writeModule(published, id.slice(prefix.length)) : undefined,
    configureServer(server) {
      const { root, logger } = server.config
      const { hot } = server.environments.client
      let problem = ''
      const show = () =>
        problem && hot.send({ type: 'error', err: { message: problem, stack: '' } })
      // Also after a reload.
      hot.on('vite:client:connect', show)
      server.watcher.on('all', (_event, file) => {
        if (!contentFile.test(path.relative(root, file))) {
          return
        }
        try {
          publishContent(readContent(root))
          void server.restart()
        } catch (error) {
          problem = String(error)
          logger.error(problem)
          show()
        }
      })
    },
  }
}

/**
 * What each module exports, and pages, each of which is a module that `loadPage` imports.
 * @public The types in content-modules.d.ts are of it.
 */
export function publishContent(content: Content) {
  const { list, about, restaurants, articles, pictures, questions, pagePaths } = content
  const cards = articles.map(({ html: _html, ...article }) => article)
  const gazetteer = readGazetteer(restaurants)
  const slugs = restaurants.map(({ slug }) => slug)
  const states = [...new Set(restaurants.map(({ state }) => state))].toSorted()
  const map = drawMap(restaurants)
  return {
    modules: {
      restaurants: { restaurants, listFacts: list },
      list: {
        counts: {
          restaurants: inWords(restaurants.length),
          today: `${restaurants.length} restaurants in ${describeExtent(restaurants)}`,
        },
        slugs,
        states,
      },
      home: {
        featured: restaurants.slice(0, 6),
        places: restaurants.map(({ rank, slug, state }) => ({ rank, slug, state })),
        where: describePlaces(restaurants),
        awards: list.awards,
        latest: cards.slice(0, 3),
        // CSS shows those of the list where the map is narrow.
        marks: map.marks,
      },
      about,
      questions: { questions },
      'page-paths': { pagePaths },
      articles: { articles: cards },
      pictures: { grounds: Object.fromEntries(pictures.map(({ name, ground }) => [name, ground])) },
      'page-texts': {
        pageTexts: publishPageTexts(content),
        names: [...gazetteer.names, ...publishPeople(content)],
      },
      'article-texts': { articleTexts: publishArticleTexts(content) },
      map: { layout: map.layout },
    },
    pages: {
      gazetteer: gazetteer.parts,
      'article-pages': Object.fromEntries(
        articles.map((article) => [article.id, publishArticlePage(article, content)]),
      ),
      'restaurant-pages': Object.fromEntries(
        slugs.map((slug) => [slug, publishRestaurantPage(content, slug)]),
      ),
    },
  }
}

/** @param name of a module, such as articles, or of a page, such as article-pages/tandoor-mastery */
function writeModule(published: ReturnType<typeof publishContent>, name: string) {
  const modules: Record<string, object> = published.modules
  const pages: Record<string, Record<string, unknown>> = published.pages
  const [kind = '', id] = name.split('/')
  if (id !== undefined) {
    return `export default ${JSON.stringify(pages[kind]?.[id])}`
  }
  if (pages[kind] !== undefined) {
    const loaders = Object.keys(pages[kind]).map(
      (page) => `'${page}': () => import('virtual:content/${kind}/${page}')`,
    )
    return `export const loadPage = { ${loaders.join(', ')} }`
  }
  return Object.entries(modules[kind] ?? {})
    .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}\n`)
    .join('')
}

/** Code editors complete and explain the fields of src/content/ by these. */
function writeJsonSchemas(root: string, { pictures }: Content): void {
  const article = articleSchema(pictures.map(({ name }) => name))
  for (const [name, schema] of Object.entries({ ...createSchemas(root), article })) {
    const file = path.join(root, 'src/content/schemas', `${name}.schema.json`)
    writeFileSync(file, `${JSON.stringify(z.toJSONSchema(schema), null, 2)}\n`)
  }
}
