import type { ItemList } from 'schema-dts'
import type { DirectorySearch } from '#src/domain/directory/directory-schema.ts'
import { directoryList, type DirectoryView } from '#src/domain/directory/directory-list.ts'
import { activeFilters, hrefOf, isIndexed, passesFilters } from '#src/domain/finding/list.ts'
import type { LoadTextSearch } from '#src/domain/finding/load-once.ts'
import {
  describeForScreenReader,
  describeResults,
  joinWords,
  viewTitle,
} from '#src/domain/finding/sentences.ts'
import { loadView } from '#src/domain/finding/view.ts'
import { describeExtent } from '#src/domain/map/caption.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { pageHead, shareImagePath } from '#src/seo/head.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'
import { site } from '#src/site.ts'

/** '2 restaurants in Texas: Musaafer and Kiran’s, with ranks, prices and what to order, from …' */
export function describeDirectory(view: DirectoryView): string {
  const { found, items, href } = view
  // As in the title, what is listed comes before help.
  const help = found.length === 0 ? view.help : undefined
  const lead = help?.heading ?? describeResults(view)
  const named = help?.entries ?? found.toSorted((a, b) => a.item.rank - b.item.rank)
  const names = named.map(({ item }) => item.name).slice(0, help?.headingCount)
  if (names.length === 0) {
    return `${describeForScreenReader(view)} Browse the whole ranked guide, state by state.`
  }
  const whatIsThere = `with ${names.length === 1 ? 'its rank, its price' : 'ranks, prices'} and what to order, from our ranked guide to Indian cooking in America.`
  if (href === directoryList.path) {
    return `${items.length} restaurants in ${describeExtent(items)}, ${whatIsThere}`
  }
  const isLed = names.length > (help ? 3 : 2)
  const many = help?.isGuess ? ` ${names.length} restaurants, led by` : ', led by'
  const few = help?.isGuess ? '' : ':'
  const joint = isLed ? many : few
  return `${lead}${joint} ${joinWords(isLed ? names.slice(0, 1) : names, 'and')}, ${whatIsThere}`
}

export async function directoryHead(
  restaurants: readonly Restaurant[],
  search: DirectorySearch,
  loadTextSearch: LoadTextSearch<Restaurant>,
) {
  const view = await loadView(directoryList, restaurants, search, loadTextSearch)
  const title = viewTitle(view)
  const description = describeDirectory(view)
  const shareImage = directoryShareImage(search, restaurants)
  const itemList: ItemList = {
    '@type': 'ItemList',
    name: title,
    description,
    url: site.origin + view.href,
    numberOfItems: view.found.length,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    itemListElement: view.found.map(({ item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: site.origin + restaurantHref(item.slug),
    })),
  }
  return pageHead({
    title,
    path: view.href,
    isIndexed: isIndexed(directoryList, restaurants, search),
    description,
    image: shareImage.path,
    imageAlt: `${shareImage.title}: ${shareImage.leaders.map(({ name }) => name).join(', ')}`,
    structuredData: [itemList],
  })
}

/** The share image of the first value that search engines index, else of the whole list. */
export function directoryShareImage(search: DirectorySearch, restaurants: readonly Restaurant[]) {
  const whole = directoryList.defaults
  const view =
    activeFilters(directoryList, search)
      .map(({ param, value }) => ({ ...whole, [param]: value }))
      .find((one) => isIndexed(directoryList, restaurants, one)) ?? whole
  return {
    path: shareImagePath(hrefOf(directoryList, view)),
    title: directoryList.heading(view, restaurants),
    leaders: restaurants.filter(passesFilters(directoryList, view)).slice(0, 3),
  }
}
