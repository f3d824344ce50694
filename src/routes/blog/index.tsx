import { createFileRoute } from '@tanstack/react-router'
import { blogFilters } from '#src/domain/blog/filters.ts'
import type { BlogSearch } from '#src/domain/blog/list.ts'
import { paramsOf } from '#src/domain/finding/list.ts'
import { searchSchema } from '#src/domain/finding/search-schema.ts'
import { BlogPage } from '#src/pages/BlogPage/BlogPage.tsx'
import { missingHead } from '#src/seo/head.ts'

export const Route = createFileRoute('/blog/')({
  validateSearch: searchSchema(blogFilters),
  search: {
    middlewares: [({ search, next }) => paramsOf(blogFilters, { ...next(search) }) as BlogSearch],
  },
  loader: () => import('virtual:content/articles').then(({ articles }) => ({ articles })),
  head: async ({ loaderData, match: { search } }) =>
    loaderData
      ? (await import('#src/seo/heads/blog.ts')).blogHead(loaderData.articles, search)
      : missingHead(),
  component: Blog,
})

function Blog() {
  return <BlogPage articles={Route.useLoaderData().articles} search={Route.useSearch()} />
}
