import { expect, test } from 'vitest'
import { categories } from '#src/domain/article/categories.ts'
import { blogHead, describeBlog } from '#src/seo/heads/blog.ts'
import { site } from '#src/site.ts'
import { blogSearchFor, findArticles, loadBlogSearch } from '#tests/search-for.ts'
import { tandoor } from '#tests/domain/article/some-articles.ts'
import { content } from '#tests/site-content.ts'

const { articles } = content

test('a view with a text is described by how many it found, on what and for what', () => {
  expect(describeBlog(findArticles([], { category: 'Trends', query: 'pizza' }))).toBe(
    '0 articles in Trends matching “pizza” from the Pattal blog, on the dishes, cooks and kitchens behind our ranked guide to Indian restaurants in America.',
  )
})

test.each(['All', ...categories] as const)('%s is described in 120–160 characters', (category) => {
  expect(describeBlog(findArticles(articles, { category, query: '' }))).toMatch(/^.{120,160}$/s)
})

test.each([
  [{}, 'Blog', '/blog', true],
  [{ category: 'Fine Dining' }, 'Blog – Fine Dining', '/blog?category=Fine+Dining', true],
  [{ query: 'xqzjv' }, '0 articles matching “xqzjv”', '/blog?query=xqzjv', false],
  [{ category: 'Techniques' }, 'Blog – Techniques', '/blog?category=Techniques', false],
] as const)('the head of %o: %s at %s, indexed: %s', async (search, title, path, isIndexed) => {
  const listed = [{ ...tandoor, category: 'Fine Dining' as const }]
  const { meta, links } = await blogHead(listed, blogSearchFor(search), loadBlogSearch)
  expect(meta).toContainEqual({ title: `${title} · Pattal` })
  expect(links).toEqual([{ rel: 'canonical', href: site.origin + path }])
  expect(meta.some(({ name }) => name === 'robots')).toBe(!isIndexed)
})
