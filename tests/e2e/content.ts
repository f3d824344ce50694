// Reads src/content, so that the tests do not depend on today's content.
import { toIsoDate } from '#src/domain/article/date.ts'
import type { RestaurantEntry } from '#src/domain/restaurant/restaurant-schema.ts'
import { isNewOn } from '#src/domain/restaurant/years.ts'
import { content } from '#tests/site-content.ts'

type DirectoryView = { query?: string; state?: string }
type BlogView = { query?: string; category?: string }

/** Restaurants in order of rank, the newest article first. */
export const { entries: restaurants, list, articles, questions } = content

/** The best two, and the view that shows them. */
export const bestTwo = restaurants.slice(0, 2)
export const listOfTwo = `?list=${bestTwo.map(({ slug }) => slug).join('.')}`

export const isNew = ({ opened = 0 }: RestaurantEntry): boolean =>
  isNewOn(opened, toIsoDate(list.updated))

export const findRestaurants = ({ query = '', state: code = 'All' }: DirectoryView = {}) =>
  restaurants.filter(
    ({ name, city, state }) =>
      (code === 'All' || code === state) && includes([name, city, state], query),
  )

/** The count line of the directory: '1 restaurant found in CA'. */
export function formatFound(view: DirectoryView = {}): string {
  const place = view.state === undefined ? '' : ` in ${view.state}`
  return `${formatCount(findRestaurants(view), 'restaurant')} found${place}`
}

export const findArticles = ({ query = '', category: kind = 'All' }: BlogView = {}) =>
  articles.filter(
    ({ title, excerpt, category }) =>
      (kind === 'All' || kind === category) && includes([title, excerpt], query),
  )

/** The count line of the blog: 'Showing 7 articles'. */
export const formatShowing = (view: BlogView = {}): string =>
  `Showing ${formatCount(findArticles(view), 'article')}`

export const states = [...new Set(restaurants.map(({ state }) => state))].toSorted()

/** The pages of the menu, and an article. */
export const layouts = ['/', '/restaurants', '/about', '/blog', '/contact', '/blog/tandoor-mastery']

export function first<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined) {
    throw new Error('Expected an item.')
  }
  return item
}

const includes = (texts: readonly string[], query: string): boolean =>
  texts.some((text) => text.toLowerCase().includes(query.toLowerCase()))

const formatCount = (items: readonly unknown[], noun: string): string =>
  `${items.length} ${noun}${items.length === 1 ? '' : 's'}`

/** The best in New York with a name of one word, which finds it alone. */
export const known = first(findRestaurants({ state: 'NY' }).filter((one) => /^\w+$/.test(one.name)))
export const knownPath = `/restaurants/${known.slug}`
/** One whose page lacks what most have. */
export const sparse = first(restaurants.filter((one) => !one.recognition && !one.phone))
