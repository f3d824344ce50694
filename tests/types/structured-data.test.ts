import { expect, test } from 'vitest'
import { toStructuredData } from '#src/seo/structured-data/thing.ts'

test('TypeScript refuses what the vocabulary of schema.org does not have', () => {
  const blog = { '@type': 'Blog', name: 'Pattal' } as const
  expect(toStructuredData([blog])['@graph']).toEqual([blog])
  // @ts-expect-error There is no such type.
  toStructuredData([{ '@type': 'Diner', name: 'Pattal' }])
  // @ts-expect-error A blog serves no cuisine.
  toStructuredData([{ '@type': 'Blog', servesCuisine: 'Indian' }])
  // @ts-expect-error A name is a text.
  toStructuredData([{ '@type': 'Blog', name: 5 }])
})
