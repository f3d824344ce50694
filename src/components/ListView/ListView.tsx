import { memo, useCallback, useRef, useState, type ReactNode } from 'react'
import { MatchSplitter } from '#src/components/Highlight/Highlight.tsx'
import { useSpokenChange } from '#src/components/LiveRegion/use-spoken-change.ts'
import type { ListSearch, View } from '#src/domain/finding/list-definition.ts'
import { splitMatches } from '#src/domain/finding/highlight.ts'
import {
  describeForScreenReader,
  describeResults,
  describeView,
} from '#src/domain/finding/sentences.ts'
import { CloseResults, HelpHeading } from './CloseResults.tsx'
import { EmptyNotice } from './EmptyNotice.tsx'
import { FilterChips } from './FilterChips.tsx'
import styles from './ListView.module.scss'
import { ShareView } from './ShareView.tsx'
import { useCards, type RenderCards } from './use-cards.ts'

/** Cards on the page at first, and how many "Show more" adds. */
const pageSize = 200

export interface ListViewProps<Item, Search extends ListSearch> {
  view: View<Item, Search>
  /** The view 200 ms after the last key. */
  settledView: View<Item, Search>
  /** Keep it stable. */
  renderCards: RenderCards<Item>
  children?: ReactNode
}

export const ListView = memo(function ListView<Item, Search extends ListSearch>({
  view,
  settledView,
  renderCards,
  children,
}: ListViewProps<Item, Search>) {
  const { list, search, found, href } = view
  const isNone = found.length === 0
  const results = useRef<HTMLElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const cards = useCards(view, settledView)
  const [limit, setLimit] = useState(pageSize)
  const isSettled = settledView === view
  const title = isSettled ? describeView(view) : describeResults(view)
  const focusResults = useCallback(() => {
    results.current?.focus({ preventScroll: true })
    summary.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  useSpokenChange(
    describeForScreenReader(settledView),
    [settledView.search.query, ...settledView.found.map(({ item }) => list.keyOf(item))].join(' '),
  )

  const help = isSettled && (
    <CloseResults view={view} renderCards={renderCards} onFollow={focusResults} />
  )
  const isHelpFirst = isSettled && !isNone && view.help?.isFirst === true

  return (
    <MatchSplitter value={splitMatches}>
      <section
        id="results"
        ref={results}
        className={styles.results}
        tabIndex={-1}
        aria-label="Results"
        data-follows-search
        data-none={isNone || undefined}
      >
        {isHelpFirst && help}
        <div ref={summary} className={styles.summary}>
          {isNone ? (
            <div className={styles.none}>
              {isSettled && <HelpHeading view={view} onFollow={focusResults} />}
              <EmptyNotice view={view} onFollow={focusResults} />
            </div>
          ) : (
            <p className={styles.count}>{list.texts.count(found.length, search)}</p>
          )}
          <FilterChips view={view} onRemove={focusResults} />
          {children}
          <ShareView title={title} href={href} />
        </div>
        {cards.length > 0 && renderCards(cards.slice(0, limit), 'h2')}
        {found.length > limit && (
          <button type="button" className={styles.more} onClick={() => setLimit(limit + pageSize)}>
            Show more
          </button>
        )}
        {!isHelpFirst && help}
      </section>
    </MatchSplitter>
  )
}) as <Item, Search extends ListSearch>(props: ListViewProps<Item, Search>) => ReactNode
