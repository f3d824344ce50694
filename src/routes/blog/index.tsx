import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { blogSearchSchema } from '#src/domain/blog/blog-search.ts'
import { BlogPage } from '#src/pages/BlogPage/BlogPage.tsx'
import { missingHead } from '#src/seo/head.ts'

export const Route = createFileRoute('/blog/')({
  validateSearch: blogSearchSchema,
  search: {
    middlewares: [
      stripSearchParams(blogSearchSchema.parse({})),
      ({ search, next }) => blogSearchSchema.parse(next(search)),
    ],
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
