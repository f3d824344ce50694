import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { categories } from '#src/domain/article/categories.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'
import { site } from '#src/site.ts'
import { content } from '#tests/site-content.ts'

const { articles, entries, pictures, questions } = content

// The specification counts seven articles and names six of them; more may come.
test('the blog has the six categories and the seven articles of the specification', () => {
  const six = 'Trends,Fine Dining,Behind the Scenes,Education,Vegetarian,Techniques'.split(',')
  expect(categories.slice(0, 6)).toEqual(six)
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

test.each(pictures)('the picture $name is used, and 1600 pixels wide', async ({ name, file }) => {
  expect(articles.map(({ image }) => image)).toContain(name)
  expect((await sharp(`src/pictures/${file}`).metadata()).width).toBeGreaterThanOrEqual(1600)
})

test.each(articles)('$id has the form that docs/voice.md asks for', (article) => {
  const { title, excerpt, description, html } = article
  const text = html.replaceAll(/<[^>]*>/g, ' ')
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const isWithin = (count: number, least: number, most: number) => count >= least && count <= most
  const form = {
    words: isWithin(words.length, 950, 1600),
    sections: isWithin(html.match(/<h2 /g)?.length ?? 0, 4, 8),
    excerpt: isWithin(excerpt.length, 180, 280),
    description: isWithin(description.length, 120, 160),
    linksToRestaurant: html.includes('<a href="/restaurants/'),
    opensWithStatement: /^<p>[^?]*?\.(?:\s|<\/p>)/s.test(html),
    typographicQuotes: !/["']|&quot;|&#39;/.test(`${title} ${excerpt} ${text}`),
  }
  expect(Object.entries(form).filter(([, isKept]) => !isKept)).toEqual([])
})

test.each(articles)('in $id a star or a price has its year', ({ html }) => {
  const paragraphs = html.match(/<(p|li|tr)>.*?<\/\1>/gs) ?? []
  const claims = paragraphs.filter((text) => /\$\d|Michelin star|\bstarred|Bib Gourmand/.test(text))
  expect(claims.filter((text) => !/\b(?:19|20)\d\d\b/.test(text))).toEqual([])
})

const facts = readFileSync('docs/article-facts.md', 'utf8').split(/^## /m)

test.each(articles)(
  'every name and number of $id has a source',
  ({ id, title, excerpt, description, html }) => {
    const linked = entries.filter(({ slug }) => html.includes(`"/restaurants/${slug}"`))
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
      ...html.split(/<\/?(?:p|li|h2|t[hd]|blockquote)\b[^>]*>/),
    ].map((block) => block.replaceAll(/<[^>]*>/g, ''))
    const claims = text.flatMap((block) =>
      block
        .split(/(?<=[.:?!][”)]?)\s+/)
        .flatMap((sentence) =>
          [...sentence.matchAll(/\d[\d.,]*\d|[\p{L}\d]+/gu)]
            .filter(({ 0: one, index }) => /^\d/.test(one) || (index > 1 && /^\p{Lu}../u.test(one)))
            .map(([word]) => word),
        ),
    )
    expect(claims.length).toBeGreaterThan(30)
    expect([...new Set(claims)].filter((word) => !known.has(word))).toEqual([])
  },
)

test.each([
  ['submit-a-restaurant', site.responseTime.replace('-', ' to ')],
  ['paid-placement', 'no paid placement'],
  ['update-frequency', 'Quarterly'],
  ['for-owners', site.responseTime.replace('-', ' to ')],
  ['advertising', 'limited and clearly marked'],
])('the contact page answers the question %s of the specification: %s', (id, promise) => {
  expect(questions.find((question) => question.id === id)?.answer).toContain(promise)
})
