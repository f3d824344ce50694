import { createSchemas } from '#src/build/content/content-schemas.ts'
import { readYaml } from '#src/build/content/read-yaml.ts'

/** A list of two without a mistake, for tests that make one. */
export const file = 'src/content/restaurants.yaml'
export const valid = `# The list, best first.
- slug: semma-new-york
  name: Semma
  city: New York
  state: NY
  priceRange: $$$
  cuisine: Indian
  latitude: 40.74
  longitude: -74
  description: Order the dosa.
  order: [dosa]
  dishes: [dosa]
  facts:
    - "Gunpowder dosa"
  why: The sources agree.
  lastConfirmed: { year: 2026, by: the Michelin Guide }

- slug: kirans-houston
  name: "Kiran's"
  city: Houston
  state: TX
  priceRange: $$
  cuisine: Indian
  opened: '2024-11'
  latitude: 29.74
  longitude: -95.42
  description: Chef's "biryani" -- and tea.
  order: ["Hunter's biryani"]
  dishes: [biryani]
  facts: [Biryani under a lid]
  why: One source is old.
  lastConfirmed: { year: 2023, by: a newspaper }
`

export const readList = (text: string) =>
  readYaml({ file, text }, createSchemas(process.cwd()).restaurants)
