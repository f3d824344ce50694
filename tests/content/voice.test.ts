import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { publishRestaurantPage } from '#src/build/publish/restaurant-page.ts'
import { content } from '#tests/site-content.ts'

const folder = 'src/content'
const texts = readdirSync(folder, { encoding: 'utf8', recursive: true })
  .filter((file) => /\.(?:md|yaml)$/.test(file))
  .map((file) => ({
    file,
    text: readFileSync(path.join(folder, file), 'utf8')
      // The titles of the page about us are as old as the guide.
      .replaceAll(/- title: .*/g, '')
      .toLowerCase()
      .replaceAll('’', "'")
      .replaceAll(/\s+/g, ' '),
  }))

const [, section = ''] =
  /## What we never write\n(.*?)\n## /s.exec(readFileSync('docs/voice.md', 'utf8')) ?? []
const phrases = [...section.matchAll(/"([^"]+)"/g)].map(([, phrase = '']) =>
  phrase
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/(?: …| x,).*/, ''),
)

test.each(['culinary journey', ...phrases])('nobody writes "%s"', (phrase) => {
  expect(phrases).toContain(phrase)
  expect(texts.filter(({ text }) => text.includes(phrase)).map(({ file }) => file)).toEqual([])
})

test.each(['eaten at', 'eat for a living', 'every letter is read', 'we were told', 'in line for'])(
  'no page says “%s”',
  (phrase) => {
    const pages = readdirSync('src/pages', { encoding: 'utf8', recursive: true })
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) =>
        readFileSync(path.join('src/pages', file), 'utf8')
          .toLowerCase()
          .replaceAll(/\s+/g, ' ')
          .includes(phrase),
      )
    expect(pages).toEqual([])
  },
)

test('readers see the spelling of America', () => {
  const { pictures, entries, ...read } = content
  const seen = JSON.stringify({
    ...read,
    pages: entries.map(({ slug }) => publishRestaurantPage({ pictures, entries, ...read }, slug)),
    pictures: pictures.map(({ alt }) => alt),
  })
  expect(seen).toContain('Semma')
  expect(
    seen.match(
      /chili powder|chilli|indian crepe|aubergine|flavour|colour|grey|centre|neighbourhood|traveller|per cent/i,
    ),
  ).toBeNull()
})

test('nobody raises the voice with an exclamation mark', () => {
  expect(texts.filter(({ text }) => text.includes('!')).map(({ file }) => file)).toEqual([])
})
