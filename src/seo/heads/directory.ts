import type { ItemList } from 'schema-dts'
import { describeExtent } from '#src/domain/directory/extent.ts'
import type { DirectorySearch } from '#src/domain/directory/directory-filters.ts'
import { describePlace, directoryList } from '#src/domain/directory/directory-list.ts'
import { isChosenList } from '#src/domain/directory/slugs.ts'
import { isIndexed, type LoadTextSearch, type View } from '#src/domain/finding/list-definition.ts'
import { formatCount } from '#src/domain/language/format-count.ts'
import {
  describeForScreenReader,
  describeResults,
  nounOf,
  viewTitle,
} from '#src/domain/finding/sentences.ts'
import { loadView } from '#src/domain/finding/view.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { pageHead } from '#src/seo/head.ts'
import { directoryShareImage } from '#src/seo/directory-share-image.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'
import { site } from '#src/site.ts'

export function describeDirectory(view: View<Restaurant, DirectorySearch>): string {
  const { found, items, search } = view
  // As in the title, what is listed comes before help.
  const help = found.length === 0 ? view.help : undefined
  const shown = help?.entries ?? found
  const names = shown
    .slice(0, 2)
    .map(({ item }) => item.name)
    .join(' and ')
  const each = shown.length === 1 ? '' : ' at each'
  if (shown.length === 0) {
    return `${describeForScreenReader(view)} Browse the whole ranked guide, state by state.`
  }
  if (search.query !== '') {
    const lead = help ? help.heading : describeResults(view)
    return `${lead}${lead.endsWith('?') ? '' : ':'} ${names}, with rank, price, cuisine and what to order${each}, from our ranked guide to Indian cooking in America.`
  }
  if (isChosenList(search.list)) {
    return describeChosen(
      found.map(({ item }) => item.name),
      items.length,
    )
  }
  if (found.length === items.length) {
    return `${items.length} restaurants in ${describeExtent(items)}, ranked and described: ${names} lead the list. Filter by state, search by name or city.`
  }
  const counted = formatCount(nounOf(directoryList, search), found.length)
  const lead = `${counted} ${describePlace(search)}, ranked among the ${items.length} restaurants on our list: ${names}`
  // Search engines cut a description at about 160 characters.
  const endings = [
    `, with what to order and why ${each === '' ? 'it' : 'they'} made the list.`,
    `, with what to order${each}.`,
  ]
  return lead + (endings.find((ending) => lead.length + ending.length <= 160) ?? '.')
}

/** 'Semma, Indienne and 3 more, chosen from …' */
function describeChosen(names: readonly string[], listed: number): string {
  const more = names.length - 2
  const shown = more > 1 ? [...names.slice(0, 2), `${more} more`] : names
  // British, because the American list has a comma before 'and'.
  const joined = new Intl.ListFormat('en-GB').format(shown)
  return `${joined}, chosen from our ranked list of ${listed} restaurants, with what to order.`
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
  const isForSearchEngines = isIndexed(directoryList, search)
  return pageHead({
    title,
    path: view.href,
    isIndexed: isForSearchEngines,
    description,
    image: shareImage.path,
    imageAlt: `${shareImage.title}: ${shareImage.leaders.map(({ name }) => name).join(', ')}`,
    ...(isForSearchEngines && { structuredData: [restaurantList(view, title, description)] }),
  })
}

export function restaurantList(
  { found, href }: View<Restaurant>,
  name: string,
  description: string,
): ItemList {
  return {
    '@type': 'ItemList',
    name,
    description,
    url: site.origin + href,
    numberOfItems: found.length,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    itemListElement: found.map(({ item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: site.origin + restaurantHref(item.slug),
    })),
  }
}
