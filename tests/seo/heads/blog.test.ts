import { expect, test } from 'vitest'
import { readContent } from '#src/build/content/read-content.ts'
import type { Article } from '#src/domain/article/article-schema.ts'
import { categories } from '#src/domain/article/categories.ts'
import type { BlogSearch } from '#src/domain/blog/blog-filters.ts'
import { viewTitle } from '#src/domain/finding/sentences.ts'
import { blogHead, describeBlog } from '#src/seo/heads/blog.ts'
import { site } from '#src/site.ts'
import { blogSearchFor, findArticles } from '#tests/domain/directory/search-for.ts'

const articles: readonly Article[] = readContent(process.cwd()).articles
const views = ['All' as const, ...categories]

const find = (items: readonly Article[], search: Partial<BlogSearch>) => findArticles(items, search)

test('a view with a text is described by how many it found, on what and for what', () => {
  expect(describeBlog(find([], { category: 'All', query: 'pizza' }))).toBe(
    '0 articles matching “pizza” from our blog on Indian food in America: regions, kitchens, spices and technique, with the restaurants where you can taste them.',
  )
  const trends = articles.map((article, index) => ({
    ...article,
    title: index === 0 ? 'The map' : 'The oven',
    excerpt: 'Dough.',
    category: 'Trends' as const,
  }))
  const view = find(trends, { category: 'Trends', query: 'map' })
  expect(viewTitle(view)).toBe('1 article in Trends matching “map”')
  expect(describeBlog(view)).toMatch(/^1 article in Trends matching “map” from our blog/)
})

test.each(views)('the real view of %s is described in 120 to 160 characters', (category) => {
  const description = describeBlog(find(articles, { category, query: '' }))
  expect(description.length, description).toBeGreaterThanOrEqual(120)
  expect(description.length, description).toBeLessThanOrEqual(160)
})

test.each([
  [{ category: 'All', query: '' }, 'Blog · Pattal', '/blog', true],
  [
    { category: 'Fine Dining', query: '' },
    'Blog – Fine Dining · Pattal',
    '/blog?category=Fine+Dining',
    true,
  ],
  [
    { category: 'Trends', query: 'xqzjv' },
    '0 articles in Trends matching “xqzjv” · Pattal',
    '/blog?category=Trends&query=xqzjv',
    false,
  ],
] as const)('the head of %o: %s at %s, indexed: %s', async (search, title, path, isIndexed) => {
  const { meta, links } = await blogHead(articles, blogSearchFor(search))
  expect(meta).toContainEqual({ title })
  expect(links).toEqual([{ rel: 'canonical', href: site.origin + path }])
  expect(meta.some(({ name }) => name === 'robots')).toBe(!isIndexed)
})
