import type { CloseMatches } from './close.ts'
import { countOf, type ListDefinition, type ListSearch } from './list.ts'

const closeMatches = { one: 'close match', many: 'close matches' }

/** What screen readers say of a view: '12 restaurants found in California'. */
export function announceView<Item, Search extends ListSearch>(
  { words, nameChoice }: ListDefinition<Item, Search>,
  search: Search,
  count: number,
  close: CloseMatches<Item, Search> | undefined,
): string {
  const place = nameChoice(search) === '' ? '' : ` ${words.where(search)}`
  const found = `${count === 0 ? `No ${words.many}` : countOf(words, count)} found${place}`
  const closeCount = close?.suggestions.length ?? 0
  if (closeCount > 0) {
    return `${found}. ${countOf(closeMatches, closeCount)} below.`
  }
  return count === 0 ? `${found}.` : found
}
