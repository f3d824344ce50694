import type { Plugin } from 'vite'
import type { PictureEntry } from '#src/domain/picture/picture-schema.ts'
import { countList } from '#src/domain/directory/extent.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { filterOf } from '#src/domain/finding/list-definition.ts'
import { publishArticlePage } from './article-page.ts'
import { writeJsonSchemas } from './json-schemas.ts'
import { publishRestaurantPage } from './restaurant-page.ts'
import { exportData, exportEach, virtualModules } from './virtual-modules.ts'

const pictureFormats = 'w=480;800;1200;1600&format=avif;jpeg&as=picture'

export function contentPlugin(): Plugin {
  return virtualModules('content', (content, root) => {
    const { list, restaurants, pictures, articles, questions, pagePaths } = content
    const slugs = restaurants.map(({ slug }) => slug)
    writeJsonSchemas(
      root,
      pictures.map(({ name }) => name),
    )
    return {
      restaurants: () => exportData('restaurants', restaurants),
      list: () =>
        exportData('listFacts', list) +
        exportData('counts', countList(restaurants)) +
        exportData('slugs', slugs) +
        exportData('states', filterOf(directoryList, 'state').valuesOf(restaurants)),
      questions: () => exportData('questions', questions),
      'page-paths': () => exportData('pagePaths', pagePaths),
      pictures: () => writePicturesModule(pictures),
      articles: () =>
        exportData(
          'articles',
          articles.map(({ body: _body, ...article }) => article),
        ),
      ...exportEach(
        'loadPage',
        'content/article-pages',
        articles.map((article) => [article.id, () => publishArticlePage(article, articles)]),
      ),
      ...exportEach(
        'loadPage',
        'content/restaurant-pages',
        slugs.map((slug) => [slug, () => publishRestaurantPage(content, slug)]),
      ),
    }
  })
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
