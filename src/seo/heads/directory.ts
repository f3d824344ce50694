import { describeExtent } from '#src/domain/directory/extent.ts'
import { directoryList, type DirectorySearch } from '#src/domain/directory/list.ts'
import { hrefOf, isIndexed } from '#src/domain/finding/list.ts'
import { countOf, phraseOf, quote, summarize, titleOf } from '#src/domain/finding/sentences.ts'
import { viewOf, type View } from '#src/domain/finding/view.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { pageHead } from '#src/seo/head.ts'
import { directoryShareImage } from '#src/seo/directory-share-image.ts'
import { directoryData, type DirectoryFacts } from '#src/seo/structured-data/directory.ts'

/** What search engines and unfurled links say of a view. */
export function describeDirectory(view: View<Restaurant, DirectorySearch>): string {
  const { found, items, search } = view
  const where = phraseOf(directoryList, search) || 'in the USA'
  const names = found
    .slice(0, 2)
    .map(({ item }) => item.name)
    .join(' and ')
  if (found.length === 0) {
    const text = search.query && ` for ${quote(search.query)}`
    return `Nothing ${where} on our list${text} yet. Browse the whole ranked guide, state by state, or search for another name or city.`
  }
  if (search.query !== '') {
    return `${summarize(view)}: ${names}, with rank, price, cuisine and what to order at each, from our ranked guide to Indian cooking in America.`
  }
  return found.length === items.length
    ? `${items.length} kitchens in ${describeExtent(items)}, ranked and described: ${names} lead the list. Filter by state, search by name or city, then go and eat.`
    : `${countOf(directoryList.noun, found.length)} ${where} on our ranked list: ${names}, ${found.length === 1 ? 'what to order and why it' : 'what to order at each and why they'} made it.`
}

/** The head of a view of the directory. */
export function directoryHead({ restaurants, ...facts }: DirectoryFacts, search: DirectorySearch) {
  const view = viewOf(directoryList, restaurants, search)
  const page = {
    title: titleOf(view),
    description: describeDirectory(view),
    path: hrefOf(directoryList, search),
    isIndexed: isIndexed(directoryList, search),
  }
  return pageHead({
    ...page,
    image: directoryShareImage(search.state, restaurants),
    data:
      import.meta.env.SSR && page.isIndexed
        ? directoryData(view, { ...page, ...facts })
        : undefined,
  })
}
