import { expect, test } from 'vitest'
import { ContentError } from '#src/build/content/content-error.ts'
import { readYaml } from '#src/build/content/read-yaml.ts'
import { createSchemas } from '#src/build/content/content-schemas.ts'
import { findPhrases } from '#src/domain/language/phrases.ts'
import { content } from '#tests/site-content.ts'

const file = 'src/content/languages.yaml'
const { articles, phrases, questions, restaurants } = content

test.each([
  ['doh-kleh: kha', "doh-kleh: expected phrases of letters alone, found 'doh-kleh'"],
  ['doh kleh: Khasi', "doh kleh: expected a BCP 47 tag such as ta-Latn, found 'Khasi'"],
])('%s is reported with its place', (text, sentence) => {
  expect(() => readYaml({ file, text }, createSchemas(process.cwd()).languages)).toThrow(
    new ContentError([`${file}, line 1, field ${sentence}`]),
  )
})

test.each(phrases)('the phrase $text is on the site, with its language', ({ text, lang }) => {
  const marked = new RegExp(`<span lang="${lang}">${text}</span>`, 'i')
  const isInArticle = articles.some(({ html }) => marked.test(html))
  const isOnCard = restaurants.some(({ phrases: shown = [] }) =>
    shown.some((phrase) => phrase.text === text),
  )
  expect(isInArticle || isOnCard).toBe(true)
})

test('no phrase is in a text that cannot be marked', () => {
  const plain = [
    ...articles.flatMap(({ title, excerpt }) => [title, excerpt]),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
    ...restaurants.map(({ name }) => name),
  ]
  expect(plain.filter((text) => findPhrases(text, phrases).length > 0)).toEqual([])
})
