import { expect, test } from 'vitest'
import { readContent } from '#src/build/content/read-content.ts'
import { categories } from '#src/domain/article/values.ts'
import { describeBlog } from '#src/domain/blog/describe.ts'

const { articles } = readContent(process.cwd())
const views = ['All' as const, ...categories]

test('the whole blog is called Blog', () => {
  expect(describeBlog(articles, { category: 'All', query: '' }).title).toBe('Blog')
})

test('a category is named after the blog', () => {
  expect(describeBlog(articles, { category: 'Fine Dining', query: '' }).title).toBe(
    'Blog: Fine Dining',
  )
})

test('a view with a query is named by how many it found, on what and for what', () => {
  expect(describeBlog([], { category: 'All', query: 'pizza' })).toEqual({
    title: "0 articles matching 'pizza'",
    description:
      "0 articles matching 'pizza' from our blog on Indian food in America: regions, kitchens, spices and technique, with the restaurants where you can taste them.",
  })
  const trends = articles.map((article, index) => ({
    ...article,
    title: index === 0 ? 'The map' : 'The oven',
    excerpt: 'Dough.',
    category: 'Trends' as const,
  }))
  expect(describeBlog(trends, { category: 'Trends', query: 'map' }).title).toBe(
    "1 article in Trends matching 'map'",
  )
})

test.each(views)('the real view of %s is described in 120 to 160 characters', (category) => {
  const { description } = describeBlog(articles, { category, query: '' })
  expect(description.length, description).toBeGreaterThanOrEqual(120)
  expect(description.length, description).toBeLessThanOrEqual(160)
})

test.each(categories)('the real view of %s says how many articles it has', (category) => {
  const { description } = describeBlog(articles, { category, query: '' })
  const count = articles.filter((article) => article.category === category).length
  expect(description.startsWith(`${count} article${count === 1 ? '' : 's'} in ${category} `)).toBe(
    true,
  )
})

test('no two real views have the same title or description', () => {
  const described = views.map((category) => describeBlog(articles, { category, query: '' }))
  expect(new Set(described.map(({ title }) => title)).size).toBe(views.length)
  expect(new Set(described.map(({ description }) => description)).size).toBe(views.length)
})
