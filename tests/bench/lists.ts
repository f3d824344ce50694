import { readContent } from '#src/build/content/read-content.ts'
import { blogList } from '#src/domain/blog/blog-list.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'

const { restaurants, articles } = readContent(process.cwd())

export const directory = { items: restaurants, list: directoryList }
export const blog = { items: articles, list: blogList }

export const directoryNames = [
  ...new Set(restaurants.flatMap(({ name, city, state }) => [name, city, usStates[state]])),
]
