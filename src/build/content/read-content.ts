import { isUtf8 } from 'node:buffer'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { toIsoDate } from '#src/domain/article/date.ts'
import { aboutSchema } from '#src/domain/about.ts'
import { listSchema } from '#src/domain/directory/list-facts.ts'
import { ContentError, readAll } from './content-error.ts'
import { markLanguages } from './markdown.ts'
import { readArticles } from './read-articles.ts'
import { readLanguages, readPictures, readQuestions } from './read-lists.ts'
import { publishRestaurants, readRestaurantEntries } from './read-restaurants.ts'
import { readYaml, type TextSource } from './read-yaml.ts'

export type Content = ReturnType<typeof readContent>

/** Throws a ContentError with the mistakes of all YAML files, or of all articles. */
export function readContent(root: string) {
  const open = (name: string) => openText(root, path.join('src/content', name))
  const [phrases, entries, list, about, questions, pictures] = readAll(
    () => readLanguages(open('languages.yaml')),
    () => readRestaurantEntries(open('restaurants.yaml')),
    () => readYaml(open('list.yaml'), listSchema),
    () => readYaml(open('about.yaml'), aboutSchema),
    () => readQuestions(open('questions.yaml')),
    () => readPictures(open('pictures.yaml'), root),
  )
  // Of all routes without a parameter.
  const pagePaths = readPagePaths(root)
  const restaurants = publishRestaurants(entries, toIsoDate(list.updated), phrases)
  const articles = readArticles(
    readAll(...listArticleFiles(root).map((file) => () => open(file))),
    restaurants,
    pictures.map(({ name }) => name),
    pagePaths,
  )
  return {
    list,
    about,
    entries,
    restaurants,
    pictures,
    articles: articles.map((article) => ({
      ...article,
      body: markLanguages(article.body, phrases),
    })),
    questions,
    pagePaths,
  }
}

/** From the files of the routes: the router itself exists only after the build. */
function readPagePaths(root: string): string[] {
  return readdirSync(path.join(root, 'src/routes'), { encoding: 'utf8', recursive: true })
    .filter((name) => /^[^$_]+\.tsx$/.test(name))
    .map((name) => `/${name.split(path.sep).join('/')}`.replace(/(?:\/index)?\.tsx$/, '') || '/')
    .toSorted()
}

/** Throws a ContentError that names every other file in the folder. Hidden ones are the system's. */
function listArticleFiles(root: string): string[] {
  const files = readdirSync(path.join(root, 'src/content/articles'), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => ({ file: `articles/${entry.name}`, isFolder: entry.isDirectory() }))
  const problems = files
    .filter(({ file, isFolder }) => isFolder || !file.endsWith('.md'))
    .map(
      ({ file, isFolder }) =>
        `src/content/${file}: expected an article such as tandoor-mastery.md, found ${isFolder ? 'a folder' : 'another ending'}`,
    )
  if (problems.length > 0) {
    throw new ContentError(problems)
  }
  return files.map(({ file }) => file)
}

function openText(root: string, file: string): TextSource {
  const bytes = readFileSync(path.join(root, file))
  if (!isUtf8(bytes)) {
    throw new ContentError([`${file}: expected a text in UTF-8, found another encoding`])
  }
  // A letter and its accent become one character, whichever keyboard wrote them.
  return { file, text: bytes.toString().normalize('NFC') }
}
