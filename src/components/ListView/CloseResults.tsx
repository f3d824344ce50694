import { ViewLink } from '#src/components/ViewLink/ViewLink.tsx'
import { defaultsOf, type ListSearch } from '#src/domain/finding/list.ts'
import { countOf, phraseOf, quote } from '#src/domain/finding/sentences.ts'
import type { View } from '#src/domain/finding/view.ts'
import styles from './ListView.module.scss'
import type { RenderCards } from './render-cards.ts'

export interface CloseResultsProps<Item, Search extends ListSearch> {
  view: View<Item, Search>
  renderCards: RenderCards<Item>
  /** A followed link is gone: the focus must go somewhere. */
  onFollow: () => void
}

/** What the visitor may have meant. Clearly not a part of the list, and not counted. */
export function CloseResults<Item, Search extends ListSearch>({
  view,
  renderCards,
  onFollow,
}: CloseResultsProps<Item, Search>) {
  const { list, search, close } = view
  const { suggestions, meant, elsewhere } = close
  if (suggestions.length === 0 && elsewhere === 0) {
    return null
  }
  return (
    <section aria-labelledby="close-matches" className={styles.close}>
      <h2 id="close-matches">Close matches</h2>
      {meant && (
        <p>
          Did you mean{' '}
          <ViewLink view={view} search={() => meant.search} onFollow={onFollow}>
            {quote(meant.term)}
          </ViewLink>
          ?
        </p>
      )}
      {elsewhere > 0 && (
        <p>
          <ViewLink
            view={view}
            search={() => ({ ...defaultsOf(list), query: search.query })}
            onFollow={onFollow}
          >
            Search {quote(search.query)} in all {list.noun.many}
          </ViewLink>{' '}
          ({countOf(list.noun, elsewhere)}, none {phraseOf(list, search)})
        </p>
      )}
      {suggestions.length > 0 &&
        renderCards(
          suggestions.map(({ item, term, field, isHint }) => ({
            item,
            query: term,
            field: field.name,
            isHidden: false,
            note: `${isHint ? 'Mentions' : 'Matches'} “${term}”`,
          })),
          'h3',
        )}
    </section>
  )
}
