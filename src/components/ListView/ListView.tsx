import { Link } from '@tanstack/react-router'
import { memo, useDeferredValue, useLayoutEffect, useState, type ReactNode } from 'react'
import { CopyLink, ShareLink } from '#src/components/CopyLink/CopyLink.tsx'
import { Icon } from '#src/components/Icon/Icon.tsx'
import { toSpoken, useAnnouncement } from '#src/components/LiveRegion/messages.ts'
import { keepFocus } from '#src/components/navigation-focus.ts'
import { activeFilters, type View } from '#src/domain/finding/list.ts'
import {
  describeForScreenReader,
  describeResults,
  describeView,
  quote,
} from '#src/domain/finding/sentences.ts'
import { CloseResults, Examples, HelpHeading } from './CloseResults.tsx'
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx'
import { viewLink, type CardEntry, type RenderCards } from './use-list-view.ts'
import styles from './ListView.module.scss'

/** The results of a page. After a keystroke the search box renders first, and these still show the last view. */
export const DeferredResults = memo(
  ({ children }: { view: object; isSettled: boolean; children: ReactNode }) => children,
  (last, next) => last.view === next.view && last.isSettled === next.isSettled,
)

interface ListViewProps<Item> {
  view: View<Item>
  isSettled: boolean
  renderCards: RenderCards<Item>
  children?: ReactNode
  /** Beside the link to copy. */
  actions?: ReactNode
}

export function ListView<Item>(props: ListViewProps<Item>) {
  const { view, isSettled, renderCards, children, actions } = props
  const { list, search, found, href } = view
  const isNone = found.length === 0
  const cards = useCards(view, isSettled)
  const help = isSettled ? view.help : undefined
  const closeResults = isSettled && <CloseResults view={view} renderCards={renderCards} />
  const title = isSettled ? describeView(view) : describeResults(view)
  const hasHelp = isNone && help !== undefined
  const hasExamples = isNone && isSettled && !help && search.query !== ''
  const isHelpFirst = !isNone && help?.isFirst === true

  useAnnouncement(isSettled ? describeForScreenReader(view) : undefined, href)
  useLayoutEffect(keepFocus, [view, isSettled])
  useLayoutEffect(showListStart, [view, isSettled])

  return (
    <section
      id="results"
      className={styles.results}
      tabIndex={-1}
      aria-label="Results"
      data-follows-search
      data-none={isNone || undefined}
    >
      {isHelpFirst && closeResults}
      <div id="results-summary" className={styles.summary}>
        {hasHelp ? (
          <HelpHeading view={view} className={styles.heading} />
        ) : (
          <p className={styles.count}>{list.texts.count(found.length, search)}</p>
        )}
        {children}
        {isNone && (
          <div className={styles.message}>
            <span className={styles.plate} aria-hidden="true" />
            {hasHelp && <p className={styles.zero}>{list.texts.count(0, search)}</p>}
            <p>{list.texts.noResults}</p>
            {!hasExamples && (
              <Link to={list.path} {...viewLink} className={styles.clear}>
                Show all<VisuallyHidden> {list.noun.many}</VisuallyHidden>
              </Link>
            )}
          </div>
        )}
        <div className={styles.view}>
          <FilterChips view={view} />
          <div className={styles.share}>
            <CopyLink path={href} title={title} className={styles.action}>
              Copy link
            </CopyLink>
            <ShareLink path={href} title={title} className={styles.action} />
            {actions}
          </div>
        </div>
      </div>
      {cards.length > 0 && renderCards(cards)}
      {!isHelpFirst && closeResults}
      {hasExamples && <Examples list={list} />}
    </section>
  )
}

function FilterChips<Item>({ view }: { view: View<Item> }) {
  const { list, search, found } = view
  const active = activeFilters(list, search)
  const chips = active.map(({ param, filter, value }) => ({ param, name: filter.name(value) }))
  // Alone it is in the box, where it found nothing.
  if (search.query !== '' && (found.length > 0 || chips.length > 0)) {
    chips.push({ param: 'query', name: quote(search.query) })
  }
  return (
    chips.length > 0 && (
      <ul className={styles.chips} aria-label="Active filters">
        {chips.map(({ param, name }) => (
          <li key={param}>
            <Link
              to={list.path}
              search={(current) => ({ ...current, [param]: undefined })}
              {...viewLink}
              className={styles.chip}
              aria-label={toSpoken(name) === name ? undefined : `Remove filter: ${toSpoken(name)}`}
            >
              <VisuallyHidden>Remove filter: </VisuallyHidden>
              <span className={styles.chipName}>{name}</span>
              <Icon name="x" />
            </Link>
          </li>
        ))}
        {found.length > 0 && chips.length > 1 && (
          <li>
            <Link to={list.path} {...viewLink} className={styles.clear}>
              Clear all
            </Link>
          </li>
        )}
      </ul>
    )
  )
}

/** Where someone types: the list may begin above the window, or under the box, which stays in it. */
function showListStart(): void {
  const results = document.querySelector('#search-form:focus-within ~ #results')
  const box = document.getElementById('search-form')?.getBoundingClientRect()
  if (results && box && results.getBoundingClientRect().top < box.bottom) {
    results.scrollIntoView()
  }
}

/** The matches, then all others, hidden: to show a mounted card is faster. Marks wait for a settled text. */
function useCards<Item>({ items, found }: View<Item>, isSettled: boolean): CardEntry<Item>[] {
  // The HTML has only the matches; the others mount after hydration.
  const mounted = useDeferredValue<readonly Item[]>(items, [])
  const [marked, setMarked] = useState(found)
  if (isSettled && marked !== found) {
    setMarked(found)
  }
  const matches = new Map(marked.map((match) => [match.item, match]))
  const listed = new Set(found.map(({ item }) => item))
  return [...new Set([...listed, ...mounted])].map((item) => ({
    ...(matches.get(item) ?? { item, query: '' }),
    isHidden: !listed.has(item),
  }))
}
