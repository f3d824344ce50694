import type { CloseMatches } from './close.ts'
import type { ListDefinition, ListSearch } from './list.ts'

/** What screen readers say of a view: '12 restaurants found in California'. */
export function announceView<Item, Search extends ListSearch>(
  { words, nameChoice }: ListDefinition<Item, Search>,
  search: Search,
  count: number,
  close: CloseMatches<Item, Search> | undefined,
): string {
  const choice = nameChoice(search)
  const place = choice === '' ? '' : ` in ${choice}`
  const found = `${count === 0 ? 'No' : count} ${count === 1 ? words.one : words.many} found${place}`
  const closeCount = close?.suggestions.length ?? 0
  if (closeCount > 0) {
    return `${found}. ${closeCount} close ${closeCount === 1 ? 'match' : 'matches'} below.`
  }
  return count === 0 ? `${found}.` : found
}
