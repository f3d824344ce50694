import { readContent } from '#src/build/content/read-content.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'
import { wholeBlog, wholeDirectory } from '#tests/domain/directory/search-for.ts'

const { restaurants, articles } = readContent(process.cwd())

export const directory = { items: restaurants, list: wholeDirectory }
export const blog = { items: articles, list: wholeBlog }

export const directoryNames = [
  ...new Set(restaurants.flatMap(({ name, city, state }) => [name, city, usStates[state]])),
]
