import { useHydrated } from '@tanstack/react-router'
import { memo, useState, type ReactNode } from 'react'
import { CopyLink, ShareLink } from '#src/components/CopyLink/CopyLink.tsx'
import { MatchSplitter } from '#src/components/Highlight/Highlight.tsx'
import { useSpokenChange } from '#src/components/LiveRegion/use-spoken-change.ts'
import { splitMatches } from '#src/domain/finding/highlight.ts'
import type { View } from '#src/domain/finding/list-definition.ts'
import {
  describeForScreenReader,
  describeResults,
  describeView,
} from '#src/domain/finding/sentences.ts'
import { CloseResults, HelpHeading } from './CloseResults.tsx'
import helpStyles from './CloseResults.module.scss'
import { FilterChips } from './FilterChips.tsx'
import styles from './ListView.module.scss'
import { useCards, type RenderCards } from './use-cards.ts'

const pageSize = 200

export interface ListViewProps<Item> {
  view: View<Item>
  settledView: View<Item>
  /** Must be the same function at each render. */
  renderCards: RenderCards<Item>
  children?: ReactNode
}

export const ListView = memo(function ListView<Item>({
  view,
  settledView,
  renderCards,
  children,
}: ListViewProps<Item>) {
  const { list, search, found, href } = view
  const isNone = found.length === 0
  const cards = useCards(view, settledView)
  const [limit, setLimit] = useState(pageSize)
  const isSettled = settledView === view
  const help = isSettled && <CloseResults view={view} renderCards={renderCards} />
  const canShare = useHydrated() && 'share' in navigator
  const title = isSettled ? describeView(view) : describeResults(view)
  const isHelpFirst = isSettled && !isNone && view.help?.isFirst === true

  useSpokenChange(
    describeForScreenReader(settledView),
    [settledView.search.query, ...settledView.found.map(({ item }) => list.keyOf(item))].join(' '),
  )

  return (
    <MatchSplitter value={splitMatches}>
      <section
        id="results"
        className={styles.results}
        tabIndex={-1}
        aria-label="Results"
        data-follows-search
        data-none={isNone || undefined}
      >
        {isHelpFirst && help}
        <div id="results-summary" className={styles.summary}>
          {isNone ? (
            <div className={styles.none}>
              {isSettled && <HelpHeading view={view} />}
              <div className={helpStyles.notice}>
                <span className={helpStyles.plate} aria-hidden="true" />
                <p className={helpStyles.count}>{list.texts.count(0, search)}</p>
                <p className={helpStyles.none}>{list.texts.noResults}</p>
                <a href={list.path} className={helpStyles.all}>
                  Show all<span className={helpStyles.hidden}> {list.noun.many}</span>
                </a>
              </div>
            </div>
          ) : (
            <p className={styles.count}>{list.texts.count(found.length, search)}</p>
          )}
          <FilterChips view={view} />
          {children}
          <div className={styles.share}>
            <CopyLink path={href} title={title} className={styles.action}>
              Copy link
            </CopyLink>
            {canShare && (
              <ShareLink path={href} title={title} className={styles.action}>
                Share
              </ShareLink>
            )}
          </div>
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
}) as <Item>(props: ListViewProps<Item>) => ReactNode
