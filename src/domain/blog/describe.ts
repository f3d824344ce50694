import type { Article } from '#src/domain/article/schema.ts'
import { countOf, matchingQuery } from '#src/domain/finding/list.ts'
import { filterArticles } from './filter.ts'
import { blogList } from './list.ts'
import type { BlogSearch } from './search.ts'

/** Title and description of a view, for the browser's tab, search engines and unfurled links. */
export function describeBlog(
  articles: readonly Article[],
  search: BlogSearch,
): { title: string; description: string } {
  const { category, query } = search
  const found = filterArticles(articles, search)
  const count = countOf(blogList.words, found.length)
  const subject = category === 'All' ? '' : ` in ${category}`
  if (query !== '') {
    const title = `${count}${subject}${matchingQuery(search)}`
    return {
      title,
      description: `${title} from our blog on Indian food in America: regions, kitchens, spices and technique, with the restaurants where you can taste them.`,
    }
  }
  return category === 'All'
    ? {
        title: 'Blog',
        description: `${articles.length} long reads on Indian food in America: regional cooking, the tandoor, biryani, spices and the kitchens behind our ranked list of restaurants.`,
      }
    : {
        title: `Blog: ${category}`,
        description: `${count} in ${category} from the Pattal blog, on the dishes, cooks and kitchens behind our ranked guide to Indian restaurants in America.`,
      }
}
