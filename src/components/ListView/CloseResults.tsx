import { EmptyResult } from '#src/components/EmptyResult/EmptyResult.tsx'
import { ViewLink } from '#src/components/ViewLink/ViewLink.tsx'
import { defaultsOf, type ListSearch } from '#src/domain/finding/list.ts'
import { countOf, phraseOf, quote } from '#src/domain/finding/sentences.ts'
import type { View } from '#src/domain/finding/view.ts'
import styles from './ListView.module.scss'
import { PlainViews } from './PlainViews.tsx'
import type { RenderCards } from './render-cards.ts'

export interface CloseResultsProps<Item, Search extends ListSearch> {
  view: View<Item, Search>
  renderCards: RenderCards<Item>
  /** Called when a link is followed. The link leaves the page, so the caller moves the focus. */
  onFollow: () => void
}

const mostShown = 12

/** A section below the list for what the visitor may have meant. The count leaves it out. */
export function CloseResults<Item, Search extends ListSearch>({
  view,
  renderCards,
  onFollow,
}: CloseResultsProps<Item, Search>) {
  const { list, search, found, help, close } = view
  const { suggestions, meant, elsewhere } = close
  const matches = help?.entries ?? suggestions
  const rest = matches.length - mostShown
  if (matches.length === 0 && elsewhere === 0) {
    return (
      found.length === 0 && (
        <EmptyResult message={list.words.searched}>
          <PlainViews view={view} onFollow={onFollow} />
        </EmptyResult>
      )
    )
  }
  return (
    <section aria-labelledby="close-matches" className={styles.close}>
      <h2 id="close-matches">
        {help?.search ? (
          <ViewLink view={view} search={() => help.search ?? search} onFollow={onFollow}>
            {help.heading}
          </ViewLink>
        ) : (
          (help?.heading ?? 'Close matches')
        )}
      </h2>
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
      {matches.length > 0 &&
        renderCards(
          matches.slice(0, mostShown).map(({ item, term, field }) => ({
            item,
            query: term,
            field: field?.name,
            isClose: true,
          })),
          'h3',
        )}
      {rest > 0 && <p>And {rest} more.</p>}
    </section>
  )
}
