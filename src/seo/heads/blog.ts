import type { Article } from '#src/domain/article/article-schema.ts'
import { blogList, type BlogSearch } from '#src/domain/blog/list.ts'
import { isIndexed, type View } from '#src/domain/finding/list.ts'
import { countOf, summarize, tellView, titleOf } from '#src/domain/finding/sentences.ts'
import { viewOf } from '#src/domain/finding/view.ts'
import { pageHead } from '#src/seo/head.ts'
import { pageShareImage } from '#src/seo/share-image.ts'

export function describeBlog(view: View<Article, BlogSearch>): string {
  const { found, search } = view
  if (search.query !== '') {
    return `${tellView(view)}${view.help ? ',' : ''} from our blog on Indian food in America: regions, kitchens, spices and technique, with the restaurants where you can taste them.`
  }
  return search.category === 'All'
    ? `${countOf(blogList.noun, found.length)} on Indian food in America: regional cooking, the tandoor, biryani, spices and the kitchens behind our ranked list of restaurants.`
    : `${summarize(view)} from the Pattal blog, on the dishes, cooks and kitchens behind our ranked guide to Indian restaurants in America.`
}

export function blogHead(articles: readonly Article[], search: BlogSearch) {
  const view = viewOf(blogList, articles, search)
  return pageHead({
    title: titleOf(view),
    description: describeBlog(view),
    path: view.href,
    isIndexed: isIndexed(blogList, search),
    image: pageShareImage('blog', 'Blog'),
  })
}
