import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { blogSchema } from '#src/domain/blog/blog-schema.ts'
import { awaitTextSearch } from '#src/domain/finding/load-once.ts'
import { BlogPage } from '#src/pages/BlogPage/BlogPage.tsx'
import { loadTextSearch } from './-text-search.ts'

export const Route = createFileRoute('/blog/')({
  validateSearch: blogSchema,
  search: {
    middlewares: [
      stripSearchParams(blogSchema.parse({})),
      ({ search, next }) => blogSchema.parse(next(search)),
    ],
  },
  beforeLoad: awaitTextSearch(loadTextSearch),
  loader: () => import('virtual:content/articles'),
  head: async ({ loaderData, match: { search } }) => {
    const { blogHead } = await import('#src/seo/heads/blog.ts')
    return blogHead(loaderData?.articles ?? [], search, loadTextSearch)
  },
  component: () => (
    <BlogPage
      items={Route.useLoaderData().articles}
      search={Route.useSearch()}
      loadTextSearch={loadTextSearch}
    />
  ),
})
