import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { useCallback } from 'react'
import { describeBlog } from '#src/domain/blog/describe.ts'
import { filterArticles } from '#src/domain/blog/filter.ts'
import { blogDefaults, blogSearchSchema } from '#src/domain/blog/search.ts'
import { writeQueryString } from '#src/domain/url/query-string.ts'
import { BlogPage } from '#src/pages/BlogPage/BlogPage.tsx'
import { missingHead, pageHead } from '#src/seo/head.ts'
import { pageShareImage } from '#src/seo/share-image.ts'
import { blogData } from '#src/seo/structured-data/blog.ts'

export const Route = createFileRoute('/blog/')({
  validateSearch: blogSearchSchema,
  search: { middlewares: [stripSearchParams(blogDefaults)] },
  loader: () => import('virtual:content/articles').then(({ articles }) => ({ articles })),
  head: ({ loaderData, match: { search } }) => {
    if (loaderData === undefined) {
      return missingHead()
    }
    const { articles } = loaderData
    const isIndexed = search.query === ''
    const page = {
      ...describeBlog(articles, search),
      path: `/blog${writeQueryString({ ...search, category: search.category === 'All' ? '' : search.category })}`,
    }
    return pageHead({
      ...page,
      isIndexed,
      image: pageShareImage('blog', 'Blog'),
      data:
        import.meta.env.SSR && isIndexed
          ? blogData(filterArticles(articles, search), page)
          : undefined,
    })
  },
  component: Blog,
})

function Blog() {
  const navigate = Route.useNavigate()
  const writeQuery = useCallback(
    (query: string) =>
      void navigate({
        search: (search) => ({ ...search, query }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return (
    <BlogPage
      articles={Route.useLoaderData().articles}
      search={Route.useSearch()}
      writeQuery={writeQuery}
    />
  )
}
