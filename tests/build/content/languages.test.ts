import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ContentError } from '#src/build/content/content-error.ts'
import { markLanguages, readLanguages } from '#src/build/content/languages.ts'
import { readContent } from '#src/build/content/read-content.ts'
import { findPhrases } from '#src/domain/language/phrases.ts'

const phrases = [{ text: 'doh kleh', lang: 'kha' }]
const file = 'src/content/languages.yaml'
const languages = readLanguages({ file, text: readFileSync(file, 'utf8') })
const { articles, questions, restaurants } = readContent(process.cwd())

test('a phrase between tags is marked, one inside a tag is left alone', () => {
  expect(markLanguages('<p title="doh kleh">Order doh kleh.</p>', phrases)).toBe(
    '<p title="doh kleh">Order <span lang="kha">doh kleh</span>.</p>',
  )
})

test.each([
  [
    'a phrase with signs',
    'doh-kleh: kha',
    "line 1, field doh-kleh: expected words of letters alone, found 'doh-kleh'",
  ],
  [
    'a language by its name',
    'doh kleh: Khasi',
    "line 1, field doh kleh: expected a BCP 47 tag such as ta-Latn, found 'Khasi'",
  ],
  ['an empty file', '', 'line 1: expected named fields, found nothing'],
  [
    'a file of two documents',
    'doh kleh: kha\n---\nsel roti: ne-Latn\n',
    'line 2: expected one YAML document, found the start of another',
  ],
])('%s is told with its place', (_mistake, text, sentence) => {
  expect(() => readLanguages({ file, text })).toThrow(new ContentError([`${file}, ${sentence}`]))
})

test.each(languages)('the phrase $text stands on the site, with its language', ({ text, lang }) => {
  const marked = new RegExp(`<span lang="${lang}">${text}</span>`, 'i')
  const isInArticle = articles.some(({ body }) => marked.test(body))
  const isOnCard = restaurants.some(({ phrases: found = [] }) =>
    found.some((phrase) => phrase.text === text),
  )
  expect(isInArticle || isOnCard).toBe(true)
})

test('no phrase stands where it cannot be marked', () => {
  const plain = [
    ...articles.flatMap(({ title, excerpt }) => [title, excerpt]),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
    ...restaurants.map(({ name }) => name),
  ]
  expect(plain.filter((text) => findPhrases(text, languages).length > 0)).toEqual([])
})
