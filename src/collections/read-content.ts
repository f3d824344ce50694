import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ListFacts } from '#src/domain/directory/schema.ts'
import type { Question } from '#src/domain/question/schema.ts'
import type { Places } from '#src/domain/restaurant/place.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { ContentError } from './content-error.ts'
import { readArticles, type PublishedArticle } from './articles.ts'
import { markLanguages, readLanguages } from './languages.ts'
import { readListFacts } from './list.ts'
import { readQuestions } from './questions.ts'
import { publishPlaces, publishRestaurants, readRestaurantEntries } from './restaurants.ts'
import type { YamlSource } from './read-yaml.ts'

export interface Content {
  list: ListFacts
  restaurants: Restaurant[]
  places: Places
  articles: PublishedArticle[]
  questions: Question[]
}

/**
 * Reads and validates all that editors write. Throws a ContentError.
 * @param root the folder of the project
 */
export function readContent(root: string): Content {
  const folder = path.join(root, 'src/content')
  const phrases = readLanguages(readSource(root, path.join(folder, 'languages.yaml')))
  const entries = readRestaurantEntries(readSource(root, path.join(folder, 'restaurants.yaml')))
  const restaurants = publishRestaurants(entries, phrases)
  const articleFiles = readdirSync(path.join(folder, 'articles'))
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => readSource(root, path.join(folder, 'articles', file)))
  return {
    list: readListFacts(readSource(root, path.join(folder, 'list.yaml'))),
    restaurants,
    places: publishPlaces(entries),
    articles: readArticles(articleFiles, restaurants).map((article) => ({
      ...article,
      body: markLanguages(article.body, phrases),
    })),
    questions: readQuestions(readSource(root, path.join(folder, 'questions.yaml'))),
  }
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
