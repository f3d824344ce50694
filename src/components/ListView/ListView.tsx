import { useCallback, useRef, useState } from 'react'
import { copyFailed, copyText } from '#src/components/CopyLink/copy-text.ts'
import { useCopiedLinks } from '#src/components/CopyLink/use-copied-links.ts'
import { EmptyResult } from '#src/components/EmptyResult/EmptyResult.tsx'
import { HeldView } from '#src/components/HeldView/HeldView.tsx'
import { Status } from '#src/components/Status/Status.tsx'
import { ViewLink } from '#src/components/ViewLink/ViewLink.tsx'
import { hrefOf, type ListDefinition, type ListSearch } from '#src/domain/finding/list.ts'
import { CloseResults } from './CloseResults.tsx'
import { FilterChips } from './FilterChips.tsx'
import styles from './ListView.module.scss'
import type { RenderCards } from './render-cards.ts'
import { ShareView } from './ShareView.tsx'
import type { Finding } from './use-finding.ts'
import { useGrowingCount } from './use-growing-count.ts'

export interface ListViewProps<Item, Search extends ListSearch> {
  list: ListDefinition<Item, Search>
  finding: Finding<Item, Search>
  /** The cards of some items, in list or below it as close matches. */
  renderCards: RenderCards<Item>
}

/** What stands below the search of any list: count, filters that are on, cards, close matches. */
export function ListView<Item, Search extends ListSearch>({
  list,
  finding: { search, isTyped, found, close, spoken },
  renderCards,
}: ListViewProps<Item, Search>) {
  const results = useRef<HTMLElement>(null)
  const { shown, sentinel } = useGrowingCount(found, isTyped)
  const [copied, setCopied] = useState('')
  const count = list.words.count(found.length, search)
  const focusResults = useCallback(() => results.current?.focus({ preventScroll: true }), [])

  const tellCopied = useCallback(
    (name: string | undefined) =>
      setCopied(name === undefined ? copyFailed : `Link to ${name} copied.`),
    [],
  )
  useCopiedLinks(results, tellCopied)
  const copyView = async () => {
    const isCopied = await copyText(location.origin + hrefOf(list, search))
    tellCopied(isCopied ? `“${describeView(count, search.query)}”` : undefined)
  }

  return (
    <section id="results" ref={results} tabIndex={-1} aria-label="Results" data-follows-search>
      <div className={styles.summary}>
        <p className={styles.count} data-query={search.query || undefined}>
          {count}
        </p>
        <FilterChips list={list} search={search} onRemove={focusResults} />
        <ShareView
          title={describeView(count, search.query)}
          href={hrefOf(list, search)}
          copy={copyView}
        />
      </div>
      <p className={styles.copied} aria-hidden="true">
        {copied}
      </p>
      {found.length > 0 ? (
        <>
          {renderCards(
            found.slice(0, shown).map((item) => ({ item, query: search.query })),
            'h2',
          )}
          {shown < found.length && <div ref={sentinel} />}
        </>
      ) : (
        <EmptyResult message={list.words.none}>
          <ViewLink
            path={list.path}
            search={list.defaults}
            className={styles.all}
            onClick={focusResults}
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
      <Status message={spoken} />
      <Status message={copied} isPrompt />
      <HeldView />
    </section>
  )
}

function describeView(count: string, query: string): string {
  return query === '' ? count : `${count} matching ‘${query}’`
}
