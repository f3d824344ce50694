import { expect, test } from 'vitest'
import { ContentError } from '#src/build/content/content-error.ts'
import { writeShareImages } from '#src/build/share/write-images.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'
import { makeFolder } from '#tests/temporary-folder.ts'
import { content } from '#tests/site-content.ts'

const root = process.cwd()
const write = (name: string, ...pagePaths: string[]) =>
  writeShareImages(root, makeFolder(), {
    ...content,
    pagePaths,
    articles: [],
    restaurants: someRestaurants.slice(0, 1).map((one) => ({ ...one, name, city: name })),
  })

test('an image shows the letters of Europe and of Hindi', async () => {
  await expect(write('Őz धाबा')).resolves.toBeUndefined()
})

test('a character that no font has is named, with its image', async () => {
  const error: unknown = await write('Dhaba ढाबा ধাবা').catch((one: unknown) => one)
  expect(error).toBeInstanceOf(ContentError)
  expect(String(error)).toContain(
    "of 'Dhaba ढाबा ধাবা, Dhaba ढाबा ধাবা, NY': expected Latin letters or Devanagari, found ধাবা",
  )
})

test('a page without a card is named, and a card without its picture', async () => {
  await expect(write('Dhaba', '/trial')).rejects.toThrow('cards.ts: expected a card of /trial')
  const bare = { ...content, pictures: [] }
  await expect(writeShareImages(root, makeFolder(), bare)).rejects.toThrow('picture, found spices')
})
