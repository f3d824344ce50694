import {
  activeFilters,
  type Help,
  type ListDefinition,
  type ListSearch,
  type Noun,
  type View,
} from './list-definition.ts'

/** '1 article', '2 articles' */
export function formatCount({ one, many }: Noun, count: number): string {
  return `${count} ${count === 1 ? one : many}`
}

/** A typed text in curly quotation marks. Those that the visitor typed around it are not doubled. */
export function quote(query: string): string {
  const [, inside] = /^["“]?([^"“”]+)["”]?$/.exec(query) ?? []
  return `“${inside ?? query}”`
}

/** ' matching “dosa”', or '' for a view without a text. */
export function matchingText({ query }: ListSearch): string {
  return query && ` matching ${quote(query)}`
}

/** The filters that are on, in a sentence: 'in California priced $$', '' for none. */
export function describeFilters<Item, Search extends ListSearch>(
  list: ListDefinition<Item, Search>,
  search: Search,
): string {
  return activeFilters(list, search)
    .map(({ filter, value }) => filter.phrase(value))
    .join(' ')
}

/** '2 articles in Education matching “biryani”': a view in a few words, for sharing. */
export function describeResults<Item, Search extends ListSearch>({
  list,
  search,
  found,
}: Pick<View<Item, Search>, 'list' | 'search'> & {
  found: readonly unknown[]
}): string {
  const counted = formatCount(list.noun, found.length)
  return [counted, describeFilters(list, search)].filter(Boolean).join(' ') + matchingText(search)
}

/** The title of a view: its heading, or with a text what describeView says. */
export function viewTitle<Item, Search extends ListSearch>(view: View<Item, Search>): string {
  return view.search.query === '' ? view.list.heading(view.search, view.items) : describeView(view)
}

/** What a view lists. If it lists nothing, the heading of its help: '5 restaurants mention “dosa”'. */
export function describeView<Item, Search extends ListSearch>(view: View<Item, Search>): string {
  const { help, found } = view
  return help && found.length === 0 && help.isGuess !== true ? help.heading : describeResults(view)
}

/** A text with one period: 'D.C.' has its own. */
export function endSentence(text: string): string {
  return text.replace(/\.?$/, '.')
}

/** What screen readers say of a view: '12 restaurants found in California'. */
export function describeForScreenReader<Item, Search extends ListSearch>(
  view: View<Item, Search>,
): string {
  const { list, search, found, help } = view
  const counted = found.length === 0 ? `No ${list.noun.many}` : formatCount(list.noun, found.length)
  const said = [counted, 'found', describeFilters(list, search)].filter(Boolean).join(' ')
  const lost = found.length === 0 && search.query !== '' ? list.texts.searchHint : ''
  const below = help ? describeHelp(list, help) : lost
  return [below || found.length === 0 ? `${said}.` : said, below].filter(Boolean).join(' ')
}

function describeHelp<Item, Search extends ListSearch>(
  { noun }: ListDefinition<Item, Search>,
  { heading, isGuess, entries }: Help<Item, Search>,
): string {
  return isGuess ? `${heading} ${formatCount(noun, entries.length)} below.` : endSentence(heading)
}
