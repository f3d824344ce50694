import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { toIsoDate } from '#src/domain/article/date.ts'
import type { ListFacts } from '#src/domain/directory/list-facts.ts'
import type { Question } from '#src/domain/question/question-schema.ts'
import type { Places } from '#src/domain/restaurant/place.ts'
import type { PictureEntry } from '#src/domain/picture/picture-schema.ts'
import type { Restaurant, RestaurantEntry } from '#src/domain/restaurant/restaurant-schema.ts'
import { ContentError } from './content-error.ts'
import { readArticles, type PublishedArticle } from './articles.ts'
import { markLanguages, readLanguages } from './languages.ts'
import { readListFacts } from './list.ts'
import { readPictures } from './pictures.ts'
import { readRouteFiles } from './route-files.ts'
import { readQuestions } from './questions.ts'
import { publishPlaces, publishRestaurants, readRestaurantEntries } from './restaurants.ts'
import type { YamlSource } from './read-yaml.ts'

export interface Content {
  list: ListFacts
  restaurants: Restaurant[]
  entries: RestaurantEntry[]
  places: Places
  pictures: PictureEntry[]
  articles: PublishedArticle[]
  questions: Question[]
}

export function readContent(root: string): Content {
  const folder = path.join(root, 'src/content')
  const open = (name: string) => readSource(root, path.join(folder, name))
  const mistakes: string[] = []
  const collect = <Data>(read: () => Data): Data | undefined => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof ContentError)) {
        throw error
      }
      mistakes.push(...error.problems)
      return undefined
    }
  }
  const phrases = collect(() => readLanguages(open('languages.yaml'))) ?? []
  const entries = collect(() => readRestaurantEntries(open('restaurants.yaml')))
  const list = collect(() => readListFacts(open('list.yaml')))
  const questions = collect(() => readQuestions(open('questions.yaml')))
  const pictures = collect(() => readPictures(open('pictures.yaml'), root))
  const restaurants =
    entries && list && publishRestaurants(entries, toIsoDate(list.updated), phrases)
  const articles =
    restaurants && pictures && collect(() => readAllArticles(root, folder, restaurants, pictures))
  if (
    !entries ||
    !restaurants ||
    !list ||
    !questions ||
    !pictures ||
    !articles ||
    mistakes.length > 0
  ) {
    throw new ContentError(mistakes)
  }
  return {
    list,
    entries,
    restaurants,
    places: publishPlaces(entries),
    pictures,
    articles: articles.map((article) => ({
      ...article,
      body: markLanguages(article.body, phrases),
    })),
    questions,
  }
}

function readAllArticles(
  root: string,
  folder: string,
  restaurants: readonly Restaurant[],
  pictures: readonly PictureEntry[],
): PublishedArticle[] {
  const files = readdirSync(path.join(folder, 'articles'))
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => readSource(root, path.join(folder, 'articles', file)))
  return readArticles(
    files,
    restaurants,
    pictures.map(({ name }) => name),
    readRouteFiles(root)
      .map(({ path: route }) => route)
      .filter((route) => !route.includes('$')),
  )
}

function readSource(root: string, file: string): YamlSource {
  const name = path.relative(root, file)
  if (!existsSync(file)) {
    throw new ContentError([`${name}: expected a file, found none`])
  }
  try {
    return {
      file: name,
      text: new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)),
    }
  } catch {
    throw new ContentError([`${name}: expected a text in UTF-8, found another encoding`])
  }
}
