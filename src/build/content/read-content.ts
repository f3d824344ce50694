import { isUtf8 } from 'node:buffer'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { toIsoDate } from '#src/domain/article/date.ts'
import { blogList } from '#src/domain/blog/blog-list.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { choicesOf, hrefOf, indexedViews } from '#src/domain/finding/list.ts'
import { articleHref, restaurantHref } from '#src/domain/url/hrefs.ts'
import { checkCharacters } from './check-text.ts'
import { ContentError, readAll, throwProblems } from './content-error.ts'
import { createSchemas } from './content-schemas.ts'
import { markLanguages } from './markdown.ts'
import { publishRestaurants } from './publish-restaurants.ts'
import { readArticles } from './read-articles.ts'
import { readYaml, type TextSource } from './read-yaml.ts'

export type Content = ReturnType<typeof readContent>

/** Throws a ContentError with the mistakes of all YAML files, or else of all articles. */
export function readContent(root: string) {
  const schemas = createSchemas(root)
  const open = (name: string) => openText(root, `src/content/${name}`)
  const [list, about, questions, entries, pictureEntries, languages] = readAll([
    () => readYaml(open('list.yaml'), schemas.list),
    () => readYaml(open('about.yaml'), schemas.about),
    () => readYaml(open('questions.yaml'), schemas.questions),
    () => readYaml(open('restaurants.yaml'), schemas.restaurants),
    () => readYaml(open('pictures.yaml'), schemas.pictures),
    () => readYaml(open('languages.yaml'), schemas.languages),
  ])
  const phrases = Object.entries(languages).map(([text, lang]) => ({ text, lang }))
  const pictures = pictureEntries.map((entry) => ({ ...entry, name: path.parse(entry.file).name }))
  const restaurants = publishRestaurants(entries, toIsoDate(list.updated), phrases)
  const articleFiles = listArticleFiles(root)
  const pagePaths = [
    ...readRoutePaths(root),
    ...restaurants.map(({ slug }) => restaurantHref(slug)),
    ...articleFiles.map((file) => articleHref(path.basename(file, '.md'))),
  ]
  const views = [
    ...indexedViews(directoryList, restaurants).map((view) => hrefOf(directoryList, view)),
    ...choicesOf(blogList, []).map(({ param, value }) => hrefOf(blogList, { [param]: value })),
  ]
  const articles = readArticles(
    readAll(articleFiles.map((file) => () => open(file))),
    pictures.map(({ name }) => name),
    new Set([...pagePaths, ...views]),
  ).map((article) => ({ ...article, html: markLanguages(article.html, phrases) }))
  return { list, about, entries, restaurants, pictures, articles, questions, phrases, pagePaths }
}

/** Paths of routes without a parameter, from file names; '-part.tsx' is none. The router exists after the build. */
const readRoutePaths = (root: string): string[] =>
  readdirSync(path.join(root, 'src/routes'), { encoding: 'utf8', recursive: true })
    .filter((name) => /^(?!(?:.*[\\/])?-)[^$_]+\.tsx$/.test(name))
    .map((name) => `/${name.replaceAll(/[\\.]/g, '/')}`.replace(/(?:\/index)?\/tsx$/, '') || '/')
    .toSorted()

/** Throws a ContentError that names every other file in the folder. Hidden ones are the system's. */
function listArticleFiles(root: string): string[] {
  const names = readdirSync(path.join(root, 'src/content/articles'))
  const others = names.filter((name) => !/^(?:[a-z0-9]+(?:-[a-z0-9]+)*\.md|\..*)$/.test(name))
  const expected = 'expected a file with a name such as tandoor-mastery.md'
  throwProblems(others.map((name) => `src/content/articles/${name}: ${expected}`))
  return names.filter((name) => !name.startsWith('.')).map((name) => `articles/${name}`)
}

function openText(root: string, file: string): TextSource {
  const bytes = readFileSync(path.join(root, file))
  if (!isUtf8(bytes)) {
    throw new ContentError([`${file}: expected a text in UTF-8, found another encoding`])
  }
  // A letter and its accent become one character, whichever keyboard wrote them.
  const source = { file, text: bytes.toString().normalize('NFC') }
  checkCharacters(source)
  return source
}
