import type { Article } from '#src/domain/article/article-schema.ts'
import type { BlogSearch } from '#src/domain/blog/blog-schema.ts'
import { blogList } from '#src/domain/blog/blog-list.ts'
import { isIndexed, type View } from '#src/domain/finding/list.ts'
import type { LoadTextSearch } from '#src/domain/finding/load-once.ts'
import { describeView, viewTitle } from '#src/domain/finding/sentences.ts'
import { loadView } from '#src/domain/finding/view.ts'
import { pageHead, shareImagePath } from '#src/seo/head.ts'
import { site } from '#src/site.ts'

export const blogTopic =
  'on the dishes, cooks and kitchens behind our ranked guide to Indian restaurants in America.'

export const describeBlog = (view: View<Article, BlogSearch>): string =>
  `${describeView(view)}${view.help ? ',' : ''} from the ${site.name} blog, ${blogTopic}`

export async function blogHead(
  articles: readonly Article[],
  search: BlogSearch,
  loadTextSearch: LoadTextSearch<Article>,
) {
  const view = await loadView(blogList, articles, search, loadTextSearch)
  return pageHead({
    title: viewTitle(view),
    path: view.href,
    isIndexed: isIndexed(blogList, articles, search),
    description: describeBlog(view),
    image: shareImagePath(blogList.path),
    imageAlt: `Blog · ${site.name}`,
  })
}
