import { usStates } from '#src/domain/restaurant/us-states.ts'
import { content } from '#tests/site-content.ts'

export const { restaurants, articles } = content

export const directoryNames = [
  ...new Set(restaurants.flatMap(({ name, city, state }) => [name, city, usStates[state]])),
]
