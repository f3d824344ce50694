import { readContent } from '#src/build/content/read-content.ts'
import { blogList } from '#src/domain/blog/blog-list.ts'
import { blogTextSearch } from '#src/domain/blog/blog-text-search.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { directoryTextSearch } from '#src/domain/directory/directory-text-search.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'

const { restaurants, articles } = readContent(process.cwd())

export const directory = {
  items: restaurants,
  list: directoryList,
  textSearch: directoryTextSearch,
}
export const blog = { items: articles, list: blogList, textSearch: blogTextSearch }

export const directoryNames = [
  ...new Set(restaurants.flatMap(({ name, city, state }) => [name, city, usStates[state]])),
]
