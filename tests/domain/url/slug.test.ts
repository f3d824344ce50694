import { expect, test } from 'vitest'
import { slugSchema } from '#src/domain/url/slug.ts'

test.each(['semma-new-york', 'lufu-nola-new-orleans', 'a', 'route-66'])('%s is a slug', (slug) => {
  expect(slugSchema.safeParse(slug).success).toBe(true)
})

test.each([
  '',
  'Semma',
  'semma new york',
  '-semma',
  'semma-',
  'semma--new',
  "kiran's",
  'café',
  'a/b',
])('%j is no slug', (slug) => {
  expect(slugSchema.safeParse(slug).success).toBe(false)
})
