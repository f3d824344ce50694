import { useCallback, useMemo, useRef } from 'react'
import { CopyNote } from '#src/components/CopyLink/CopyNote.tsx'
import { useCopiedLinks } from '#src/components/CopyLink/use-copied-links.ts'
import { useCopyLink } from '#src/components/CopyLink/use-copy-link.ts'
import { EmptyResult } from '#src/components/EmptyResult/EmptyResult.tsx'
import { HeldView } from '#src/components/HeldView/HeldView.tsx'
import { Status } from '#src/components/Status/Status.tsx'
import { ViewLink } from '#src/components/ViewLink/ViewLink.tsx'
import {
  countOf,
  hrefOf,
  matchingQuery,
  type ListDefinition,
  type ListSearch,
} from '#src/domain/finding/list.ts'
import { CloseResults } from './CloseResults.tsx'
import { FilterChips } from './FilterChips.tsx'
import styles from './ListView.module.scss'
import type { RenderCards } from './render-cards.ts'
import { ShareView } from './ShareView.tsx'
import type { Finding } from './use-finding.ts'
import { useDrawing } from './use-drawing.ts'
import type { Found } from './use-found.ts'

/** How many of the first cards tell one list from another of the same length and query. */
const subjectCards = 12

export interface ListViewProps<Item, Search extends ListSearch> {
  list: ListDefinition<Item, Search>
  finding: Finding<Item, Search>
  /** The cards of some items, in list or below it as close matches. */
  renderCards: RenderCards<Item>
}

/** What stands below the search of any list: count, filters that are on, cards, close matches. */
export function ListView<Item, Search extends ListSearch>({
  list,
  finding: { view, isTyped, spoken },
  renderCards,
}: ListViewProps<Item, Search>) {
  const results = useRef<HTMLElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { shown, settled, cardCount, isByKey, sentinel } = useDrawing(view, isTyped, results)
  const { search, found, close } = shown
  const cards = useMemo(
    () =>
      renderCards(
        shown.found.slice(0, cardCount).map((item) => ({ item, query: shown.search.query })),
        'h2',
      ),
    [renderCards, shown, cardCount],
  )
  const { note, copyLink } = useCopyLink()
  // Their row comes with the cards, which stand below it; what it says may follow.
  const hasQuery = ({ query }: Search) => query !== ''
  const filters = hasQuery(search) === hasQuery(settled.search) ? settled.search : search
  const title = describeView(list, settled)
  const href = hrefOf(list, settled.search)
  const focusResults = useCallback(() => {
    results.current?.focus({ preventScroll: true })
    summary.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  useCopiedLinks(results, copyLink)
  const copyView = useCallback(
    () => copyLink(location.origin + href, title),
    [copyLink, href, title],
  )

  return (
    <section
      id="results"
      ref={results}
      className={styles.results}
      tabIndex={-1}
      aria-label="Results"
      data-follows-search
      data-by-key={isByKey || undefined}
    >
      <div ref={summary} className={styles.summary}>
        <p className={styles.count}>{list.words.count(found.length, search)}</p>
        <FilterChips list={list} search={filters} onRemove={focusResults} />
        <ShareView title={title} href={href} copy={copyView} />
      </div>
      {found.length > 0 ? (
        <>
          {cards}
          {sentinel && <div ref={sentinel} />}
        </>
      ) : (
        <EmptyResult message={list.words.none}>
          <ViewLink
            path={list.path}
            search={list.defaults}
            className={styles.all}
            onFollow={focusResults}
          >
            Show all {list.words.many}
          </ViewLink>
        </EmptyResult>
      )}
      {close && (
        <CloseResults
          list={list}
          search={search}
          close={close}
          renderCards={renderCards}
          onFollow={focusResults}
        />
      )}
      <Status
        message={spoken}
        subject={[view.search.query, ...view.found.slice(0, subjectCards).map(list.keyOf)].join(
          ' ',
        )}
      />
      <CopyNote text={note} />
      <HeldView />
    </section>
  )
}

/** '2 articles in Education', for who sees it without the page. */
function describeView<Item, Search extends ListSearch>(
  { words }: ListDefinition<Item, Search>,
  { search, found }: Found<Item, Search>,
): string {
  return `${countOf(words, found.length)} ${words.where(search)}${matchingQuery(search)}`
}
