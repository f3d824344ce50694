import { useCallback, useMemo, useRef, type ReactNode } from 'react'
import { useSpokenChange } from '#src/components/LiveRegion/use-spoken-change.ts'
import type { ListSearch } from '#src/domain/finding/list.ts'
import { announce, summarize, tellView } from '#src/domain/finding/sentences.ts'
import { CloseResults } from './CloseResults.tsx'
import { EmptyNotice } from './EmptyNotice.tsx'
import { FilterChips } from './FilterChips.tsx'
import styles from './ListView.module.scss'
import type { RenderCards } from './render-cards.ts'
import { ShareView } from './ShareView.tsx'
import { useCards } from './use-cards.ts'
import type { Finding } from './use-finding.ts'
import { useShownCells } from './use-shown-cells.ts'

export interface ListViewProps<Item, Search extends ListSearch> {
  finding: Finding<Item, Search>
  /** Draws the cards of some items: those of the list, and those of help below it. */
  renderCards: RenderCards<Item>
  /** Rows of filters that stand beside the count. */
  children?: ReactNode
}

/** What any list shows below its search box: count, active filters, cards, help. */
export function ListView<Item, Search extends ListSearch>({
  finding: { view, rested },
  renderCards,
  children,
}: ListViewProps<Item, Search>) {
  const { list, search, found, href } = view
  const results = useRef<HTMLElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { entries, sentinel } = useCards(view, rested)
  useShownCells(results, view, entries)
  const first = found[0]?.item
  const cards = useMemo(() => renderCards(entries, 'h2', first), [renderCards, entries, first])
  // Help is computed when the visitor rests; a key does not wait for it.
  const title = rested === view ? tellView(view) : summarize(view)
  const focusResults = useCallback(() => {
    results.current?.focus({ preventScroll: true })
    summary.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  useSpokenChange(
    announce(rested),
    [rested.search.query, ...rested.found.map(({ item }) => list.keyOf(item))].join(' '),
  )

  return (
    <section
      id="results"
      ref={results}
      className={styles.results}
      tabIndex={-1}
      aria-label="Results"
      data-follows-search
      data-none={found.length === 0 || undefined}
    >
      <div ref={summary} className={styles.summary}>
        {found.length === 0 ? (
          <EmptyNotice view={view} onFollow={focusResults} />
        ) : (
          <p className={styles.count}>{list.words.count(found.length, search)}</p>
        )}
        <FilterChips view={view} onRemove={focusResults} />
        {children}
        <ShareView title={title} href={href} />
      </div>
      {entries.length > 0 && cards}
      {sentinel && <div ref={sentinel} />}
      {rested === view && (
        <CloseResults view={view} renderCards={renderCards} onFollow={focusResults} />
      )}
    </section>
  )
}
