import { readContent } from '#src/build/content/read-content.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'

export const { restaurants, articles } = readContent(process.cwd())

export const directoryNames = [
  ...new Set(restaurants.flatMap(({ name, city, state }) => [name, city, usStates[state]])),
]
