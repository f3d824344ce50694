import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContent } from '#src/build/content/read-content.ts'
import { categories } from '#src/domain/article/categories.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'

const { articles, entries, pictures, questions } = readContent(process.cwd())

// The specification counts seven articles and names six of them; more may come.
test('the blog has the seven articles of the specification', () => {
  expect(articles.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'biryani-styles-guide',
      'fine-dining-indian',
      'indian-restaurant-kitchen',
      'regional-indian-cuisine',
      'spice-route-guide',
      'tandoor-mastery',
      'vegetarian-revolution',
    ]),
  )
})

test.each(categories)('the category %s has an article', (category) => {
  expect(articles.map((article) => article.category)).toContain(category)
})

test.each(pictures)('the picture $name is used by an article', ({ name }) => {
  expect(articles.map(({ image }) => image)).toContain(name)
})

const countWords = (body: string) =>
  body
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

test.each(articles)('$id has 950 to 1,600 words', ({ body }) => {
  expect(countWords(body)).toBeGreaterThanOrEqual(950)
  expect(countWords(body)).toBeLessThanOrEqual(1600)
})

test('articles are as long as their subjects, not all the same', () => {
  const counts = articles.map(({ body }) => countWords(body))
  expect(Math.max(...counts) - Math.min(...counts)).toBeGreaterThanOrEqual(400)
  expect(new Set(articles.map(({ readTime }) => readTime)).size).toBeGreaterThanOrEqual(3)
})

test('at most three excerpts end in a question', () => {
  expect(articles.filter(({ excerpt }) => excerpt.endsWith('?')).length).toBeLessThanOrEqual(3)
})

test.each([
  'Chicago magazine',
  '15 years',
  'sisters-in-law',
  '\\$190',
  'five days',
  'two to three (?:days|of them)',
  'no onion|without onion',
  'great-grandmother',
])('only one article has the story of %s', (words) => {
  const withStory = articles.filter(({ body }) => new RegExp(words, 'i').test(body))
  expect(withStory.map(({ id }) => id)).toHaveLength(1)
})

test.each(articles)('in $id a star or a price has its year', ({ body }) => {
  const paragraphs = body.match(/<(p|li|tr)>.*?<\/\1>/gs) ?? []
  const claims = paragraphs.filter((text) => /\$\d|Michelin star|\bstarred|Bib Gourmand/.test(text))
  expect(claims.filter((text) => !/\b(?:19|20)\d\d\b/.test(text))).toEqual([])
})

const facts = readFileSync('docs/article-facts.md', 'utf8').split(/^## /m)

test.each(articles)(
  'every name and number of $id has a source',
  ({ id, title, excerpt, description, body }) => {
    const linked = entries.filter(({ slug }) => body.includes(`"/restaurants/${slug}"`))
    const source = [
      ...facts.filter((section) => section.startsWith(`${id}\n`)),
      ...linked.flatMap(({ name, neighborhood, city, facts: own }) => [
        name,
        neighborhood,
        city,
        ...own,
      ]),
      'America',
      ...Object.values(usStates),
    ].join(' ')
    const known = new Set(source.match(/\d[\d.,]*\d|[\p{L}\d]+/gu))
    const text = [
      title,
      excerpt,
      description,
      ...body.split(/<\/?(?:p|li|h2|t[hd]|blockquote)\b[^>]*>/),
    ].map((block) => block.replaceAll(/<[^>]*>/g, ''))
    const claims = text.flatMap((block) =>
      block
        .split(/(?<=[.:?!][”)]?)\s+/)
        .flatMap((sentence) =>
          [...sentence.matchAll(/\d[\d.,]*\d|[\p{L}\d]+/gu)]
            .filter(
              ({ 0: word, index }) => /^\d/.test(word) || (index > 1 && /^\p{Lu}../u.test(word)),
            )
            .map(([word]) => word),
        ),
    )
    expect(claims.length).toBeGreaterThan(30)
    expect([...new Set(claims)].filter((word) => !known.has(word))).toEqual([])
  },
)

test.each(articles)('$id has four to eight sections', ({ body }) => {
  const sections = body.match(/<h2 /g) ?? []
  expect(sections.length).toBeGreaterThanOrEqual(4)
  expect(sections.length).toBeLessThanOrEqual(8)
})

test.each(articles)('the excerpt of $id has 180 to 280 characters', ({ excerpt }) => {
  expect(excerpt.length, excerpt).toBeGreaterThanOrEqual(180)
  expect(excerpt.length, excerpt).toBeLessThanOrEqual(280)
})

test.each(articles)('the description of $id has 120 to 160 characters', ({ description }) => {
  expect(description.length, description).toBeGreaterThanOrEqual(120)
  expect(description.length, description).toBeLessThanOrEqual(160)
})

test.each(articles)('$id links to a restaurant of the list', ({ body }) => {
  expect(body).toContain('<a href="/restaurants/')
})

test.each(articles)('$id does not open with a question', ({ body }) => {
  const [, opening = ''] = /^<p>(.*?[.?])(?:\s|<\/p>)/s.exec(body) ?? []
  expect(opening).toMatch(/\.$/)
})

test.each(articles)('no straight quote is left in the text of $id', ({ title, excerpt, body }) => {
  const text = body.replaceAll(/<[^>]*>/g, '')
  expect(`${title} ${excerpt} ${text}`).not.toMatch(/["']|&quot;|&#39;/)
})

test('the contact page has its five questions in their order', () => {
  expect(questions.map(({ id }) => id)).toEqual([
    'submit-a-restaurant',
    'paid-placement',
    'update-frequency',
    'for-owners',
    'advertising',
  ])
})

test.each([
  ['paid-placement', 'no paid placement'],
  ['update-frequency', 'Quarterly'],
  ['advertising', 'limited and clearly marked'],
])('the answer to %s makes the promise of the specification: %s', (id, promise) => {
  expect(questions.find((question) => question.id === id)?.answer).toContain(promise)
})
