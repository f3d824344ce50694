import { describeExtent } from '#src/domain/directory/extent.ts'
import type { DirectorySearch } from '#src/domain/directory/directory-filters.ts'
import { describePlace, directoryList } from '#src/domain/directory/directory-list.ts'
import { defaultsOf, isIndexed, type View } from '#src/domain/finding/list-definition.ts'
import { listFor } from '#src/domain/finding/load-text-search.ts'
import {
  formatCount,
  endSentence,
  quote,
  describeResults,
  viewTitle,
} from '#src/domain/finding/sentences.ts'
import { findCachedView } from '#src/domain/finding/view.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { pageHead } from '#src/seo/head.ts'
import { directoryShareImage } from '#src/seo/share-image.ts'
import { restaurantList } from '#src/seo/structured-data/things.ts'

export function describeDirectory(view: View<Restaurant, DirectorySearch>): string {
  const { found, items, search } = view
  const where = describePlace(search)
  const names = (view.help?.entries ?? found)
    .slice(0, 2)
    .map(({ item }) => item.name)
    .join(' and ')
  if (view.help) {
    return `${view.help.isGuess ? view.help.heading : endSentence(view.help.heading)} ${names}, with rank, price, cuisine and what to order at each, from our ranked guide to Indian cooking in America.`
  }
  if (found.length === 0) {
    const text = search.query && ` for ${quote(search.query)}`
    const list = search.list === '' ? ' on our list' : ''
    return `Nothing ${where}${list}${text} yet. Browse the whole ranked guide, state by state, or search for another name or city.`
  }
  if (search.query !== '') {
    return `${describeResults(view)}: ${names}, with rank, price, cuisine and what to order at each, from our ranked guide to Indian cooking in America.`
  }
  if (search.list !== '') {
    return describeChosen(
      found.map(({ item }) => item.name),
      items.length,
    )
  }
  if (found.length === items.length) {
    return `${items.length} restaurants in ${describeExtent(items)}, ranked and described: ${names} lead the list. Filter by state, search by name or city.`
  }
  const isOne = found.length === 1
  const counted = formatCount(directoryList.noun, found.length)
  const lead = `${counted} ${where}, ranked among the ${items.length} restaurants on our list: ${names}`
  // Search engines cut a description at about 160 characters.
  const endings = [
    `, with what to order and why ${isOne ? 'it' : 'they'} made the list.`,
    `, with what to order${isOne ? '' : ' at each'}.`,
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

export async function directoryHead(restaurants: readonly Restaurant[], search: DirectorySearch) {
  const list = await listFor(directoryList, search.query)
  const view = findCachedView(list, restaurants, search)
  const title = viewTitle(view)
  const isForSearchEngines = isIndexed(directoryList, search)
  return pageHead(
    { title, path: view.href, isIndexed: isForSearchEngines },
    import.meta.env.SSR && serverDescription(view, title, isForSearchEngines),
  )
}

function serverDescription(
  view: View<Restaurant, DirectorySearch>,
  title: string,
  isForSearchEngines: boolean,
) {
  const { state } = view.search
  const description = describeDirectory(view)
  const { path, leaders } = directoryShareImage(state, view.items)
  const heading = directoryList.heading({ ...defaultsOf(directoryList), state }, view.items)
  return {
    description,
    image: path,
    imageAlt: `${heading}: ${leaders.map(({ name }) => name).join(', ')}`,
    ...(isForSearchEngines && { structuredData: [restaurantList(view, title, description)] }),
  }
}
