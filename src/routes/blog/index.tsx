import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { useWriteQuery } from '#src/components/ListView/use-write-query.ts'
import { describeBlog } from '#src/domain/blog/describe.ts'
import { filterArticles } from '#src/domain/blog/filter.ts'
import { blogList } from '#src/domain/blog/list.ts'
import { blogDefaults, blogSearchSchema } from '#src/domain/blog/search.ts'
import { hrefOf } from '#src/domain/finding/list.ts'
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
      path: hrefOf(blogList, search),
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
  return (
    <BlogPage
      articles={Route.useLoaderData().articles}
      search={Route.useSearch()}
      writeQuery={useWriteQuery('/blog')}
    />
  )
}
