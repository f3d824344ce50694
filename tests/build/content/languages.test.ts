import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ContentError } from '#src/build/content/content-error.ts'
import { readContent } from '#src/build/content/read-content.ts'
import { readLanguages } from '#src/build/content/read-lists.ts'
import { findPhrases } from '#src/domain/language/phrases.ts'

const file = 'src/content/languages.yaml'
const languages = readLanguages({ file, text: readFileSync(file, 'utf8') })
const { articles, questions, restaurants } = readContent(process.cwd())

test.each([
  ['doh-kleh: kha', "doh-kleh: expected words of letters alone, found 'doh-kleh'"],
  ['doh kleh: Khasi', "doh kleh: expected a BCP 47 tag such as ta-Latn, found 'Khasi'"],
])('%s is reported with its place', (text, sentence) => {
  expect(() => readLanguages({ file, text })).toThrow(
    new ContentError([`${file}, line 1, field ${sentence}`]),
  )
})

test.each(languages)('the phrase $text is on the site, with its language', ({ text, lang }) => {
  const marked = new RegExp(`<span lang="${lang}">${text}</span>`, 'i')
  const isInArticle = articles.some(({ body }) => marked.test(body))
  const isOnCard = restaurants.some(({ phrases: found = [] }) =>
    found.some((phrase) => phrase.text === text),
  )
  expect(isInArticle || isOnCard).toBe(true)
})

test('no phrase is in a text that cannot be marked', () => {
  const plain = [
    ...articles.flatMap(({ title, excerpt }) => [title, excerpt]),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
    ...restaurants.map(({ name }) => name),
  ]
  expect(plain.filter((text) => findPhrases(text, languages).length > 0)).toEqual([])
})
