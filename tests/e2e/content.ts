// Reads src/content, so that the tests do not depend on today's content.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { readRestaurantEntries } from '#src/build/content/read-restaurants.ts'
import { toIsoDate } from '#src/domain/article/date.ts'
import type { Article } from '#src/domain/article/article-schema.ts'
import type { Question } from '#src/domain/question.ts'
import type { RestaurantEntry } from '#src/domain/restaurant/restaurant-schema.ts'
import { isNewOn } from '#src/domain/restaurant/years.ts'

const folder = path.resolve(import.meta.dirname, '../../src/content')

interface DirectoryView {
  query?: string
  state?: string
}

interface BlogView {
  query?: string
  category?: string
}

/** In order of rank. */
export const restaurants: RestaurantEntry[] = readRestaurantEntries({
  file: 'restaurants.yaml',
  text: read('restaurants.yaml'),
})

const { updated }: { updated: string } = parse(read('list.yaml'))

export function isNew({ opened = 0 }: RestaurantEntry): boolean {
  return isNewOn(opened, toIsoDate(updated))
}

export const questions: Question[] = parse(read('questions.yaml'))

/** Newest first. */
export const articles: Article[] = readdirSync(path.join(folder, 'articles'))
  .map((file): Article => parse(read(`articles/${file}`).split(/^---$/m)[1] ?? ''))
  .toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date))

export function findRestaurants({ query = '', state: code = 'All' }: DirectoryView = {}) {
  return restaurants.filter(
    ({ name, city, state }) =>
      (code === 'All' || code === state) && includes([name, city, state], query),
  )
}

/** The count line of the directory: '1 restaurant found in CA'. */
export function formatFound(view: DirectoryView = {}): string {
  const place = view.state === undefined ? '' : ` in ${view.state}`
  return `${formatCount(findRestaurants(view), 'restaurant')} found${place}`
}

export function findArticles({ query = '', category: kind = 'All' }: BlogView = {}) {
  return articles.filter(
    ({ title, excerpt, category }) =>
      (kind === 'All' || kind === category) && includes([title, excerpt], query),
  )
}

/** The count line of the blog: 'Showing 7 articles'. */
export function formatShowing(view: BlogView = {}): string {
  return `Showing ${formatCount(findArticles(view), 'article')}`
}

export const states = [...new Set(restaurants.map(({ state }) => state))].toSorted()

/** A page of every layout. */
export const layouts = [
  '/',
  '/restaurants',
  '/about',
  '/blog',
  '/contact',
  '/blog/spice-route-guide',
]

export function first<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined) {
    throw new Error('Expected an item.')
  }
  return item
}

function includes(texts: readonly string[], query: string): boolean {
  return texts.some((text) => text.toLowerCase().includes(query.toLowerCase()))
}

function formatCount(items: readonly unknown[], noun: string): string {
  return `${items.length} ${noun}${items.length === 1 ? '' : 's'}`
}

function read(file: string): string {
  return readFileSync(path.join(folder, file), 'utf8')
}
