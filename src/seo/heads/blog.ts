import type { Article } from '#src/domain/article/schema.ts'
import { describeBlog } from '#src/domain/blog/describe.ts'
import { filterArticles } from '#src/domain/blog/filter.ts'
import { blogList } from '#src/domain/blog/list.ts'
import type { BlogSearch } from '#src/domain/blog/search.ts'
import { hrefOf } from '#src/domain/finding/list.ts'
import { pageHead } from '#src/seo/head.ts'
import { pageShareImage } from '#src/seo/share-image.ts'
import { blogData } from '#src/seo/structured-data/blog.ts'

/** The head of a view of the blog. */
export function blogHead(articles: readonly Article[], search: BlogSearch) {
  const isIndexed = search.query === ''
  const page = { ...describeBlog(articles, search), path: hrefOf(blogList, search) }
  return pageHead({
    ...page,
    isIndexed,
    image: pageShareImage('blog', 'Blog'),
    data:
      import.meta.env.SSR && isIndexed
        ? blogData(filterArticles(articles, search), page)
        : undefined,
  })
}
