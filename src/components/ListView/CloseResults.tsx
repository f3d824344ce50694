import { ViewLink } from '#src/components/ViewLink/ViewLink.tsx'
import type { CloseMatches } from '#src/domain/finding/close.ts'
import {
  countOf,
  withoutChoice,
  type ListDefinition,
  type ListSearch,
} from '#src/domain/finding/list.ts'
import styles from './ListView.module.scss'
import type { RenderCards } from './render-cards.ts'

export interface CloseResultsProps<Item, Search extends ListSearch> {
  list: ListDefinition<Item, Search>
  search: Search
  close: CloseMatches<Item, Search>
  renderCards: RenderCards<Item>
  /** A followed link is gone: the focus must go somewhere. */
  onFollow: () => void
}

/** What the visitor may have meant. Clearly not a part of the list, and not counted. */
export function CloseResults<Item, Search extends ListSearch>({
  list,
  search,
  close: { suggestions, meant, elsewhere },
  renderCards,
  onFollow,
}: CloseResultsProps<Item, Search>) {
  const { path, words } = list
  if (suggestions.length === 0 && elsewhere === 0) {
    return null
  }
  return (
    <section aria-labelledby="close-matches" className={styles.close}>
      <h2 id="close-matches">Close matches</h2>
      {meant && (
        <p>
          Did you mean{' '}
          <ViewLink path={path} search={meant.search} onFollow={onFollow}>
            “{meant.term}”
          </ViewLink>
          ?
        </p>
      )}
      {elsewhere > 0 && (
        <p>
          <ViewLink path={path} search={withoutChoice(list, search)} onFollow={onFollow}>
            Search “{search.query}” {words.where(list.defaults)}
          </ViewLink>{' '}
          ({countOf(words, elsewhere)}, none {words.where(search)})
        </p>
      )}
      {suggestions.length > 0 &&
        renderCards(
          suggestions.map(({ item, term, isHint }) => ({
            item,
            query: term,
            note: `${isHint ? 'Mentions' : 'Matches'} “${term}”`,
          })),
          'h3',
        )}
    </section>
  )
}
