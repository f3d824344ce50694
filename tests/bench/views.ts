import { restaurants } from '#tests/e2e/content.ts'
import { seededRandom } from './random.ts'

/** URLs of views that list something, in the same random order in every run. */
export function listViews(): string[] {
  const views = restaurants.flatMap(({ name, city, state }) =>
    [name, city]
      .flatMap(listParts)
      .flatMap((query) => [new URLSearchParams({ query }), new URLSearchParams({ state, query })]),
  )
  const random = seededRandom(20_251_001)
  return [...new Set(views.map((params) => `/restaurants?${params.toString()}`))]
    .map((url) => ({ url, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ url }) => url)
}

function listParts(text: string): string[] {
  const parts = Array.from(text, (_, start) =>
    [1, 2, 3, 4].map((length) => text.slice(start, start + length)),
  ).flat()
  return parts.filter((part) => part === part.trim())
}
