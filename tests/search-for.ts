import {
  publishArticleTexts,
  publishPageTexts,
  publishPeople,
} from '#src/build/publish/search-texts.ts'
import { readGazetteer } from '#src/build/read-gazetteer.ts'
import type { Article } from '#src/domain/article/article-schema.ts'
import type { BlogSearch } from '#src/domain/blog/blog-schema.ts'
import { blogList } from '#src/domain/blog/blog-list.ts'
import { createBlogTextSearch } from '#src/domain/blog/blog-text-search.ts'
import {
  directorySchema as schemaOf,
  type DirectorySearch,
} from '#src/domain/directory/directory-schema.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { createDirectoryTextSearch } from '#src/domain/directory/directory-text-search.ts'
import { createGazetteer } from '#src/domain/directory/gazetteer.ts'
import { loadOnce } from '#src/domain/finding/load-once.ts'
import { findView } from '#src/domain/finding/view.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { stateCodes } from '#src/domain/restaurant/us-states.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'
import { content } from '#tests/site-content.ts'

const slugs = someRestaurants.map(({ slug }) => slug)
/** Of the addresses of some restaurants. */
export const directorySchema = schemaOf(stateCodes, slugs)

const { parts, names } = readGazetteer(content.restaurants)
const loadPart = Object.fromEntries(
  Object.entries(parts).map(([first, rows]) => [first, async () => ({ default: rows })]),
)
const gazetteer = createGazetteer(loadPart)
await gazetteer.load(Object.keys(parts))
const texts = { pageTexts: publishPageTexts(content), names: [...names, ...publishPeople(content)] }
const directoryTextSearch = createDirectoryTextSearch(texts, gazetteer)
/** As in a new tab: nothing of the gazetteer is loaded. */
export const freshSearch = async () => createDirectoryTextSearch(texts, createGazetteer(loadPart))
const blogTextSearch = createBlogTextSearch(publishArticleTexts(content))
export const loadDirectorySearch = loadOnce(async () => directoryTextSearch)
export const loadBlogSearch = loadOnce(async () => blogTextSearch)

/** A view of the directory. A param without a value has its default. */
export function searchFor(search: Partial<DirectorySearch>): DirectorySearch {
  return { ...directoryList.defaults, ...search }
}

/** A view of the blog. */
export function blogSearchFor(search: Partial<BlogSearch>): BlogSearch {
  return { ...blogList.defaults, ...search }
}

/** With help, as after its code has loaded. */
export const findRestaurants = (
  restaurants: readonly Restaurant[],
  search: Partial<DirectorySearch>,
) => findView(directoryList, restaurants, searchFor(search), directoryTextSearch)

export const findArticles = (articles: readonly Article[], search: Partial<BlogSearch>) =>
  findView(blogList, articles, blogSearchFor(search), blogTextSearch)
