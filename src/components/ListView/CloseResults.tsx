import { Link } from '@tanstack/react-router'
import {
  activeFilters,
  hrefOf,
  indexedViews,
  type View,
} from '#src/domain/finding/list-definition.ts'
import type { Match } from '#src/domain/finding/match.ts'
import styles from './CloseResults.module.scss'
import type { RenderCards } from './use-cards.ts'

export function HelpHeading<Item>({ view }: { view: View<Item> }) {
  return (
    view.help && (
      <h2 id="help" className={styles.heading}>
        {view.help.search ? (
          <Link
            to={view.list.path}
            search={view.help.search}
            resetScroll={false}
            activeOptions={{ exact: true }}
          >
            {view.help.heading}
          </Link>
        ) : (
          view.help.heading
        )}
      </h2>
    )
  )
}

const maxOpen = 12

export function CloseResults<Item>({
  view,
  renderCards,
}: {
  view: View<Item>
  renderCards: RenderCards<Item>
}) {
  const { list, search, found, help } = view
  if (help === undefined) {
    return (
      found.length === 0 &&
      search.query !== '' && <p className={styles.searched}>{list.texts.searchHint}</p>
    )
  }
  const { note, entries, more, links = [] } = help
  const cards = (some: readonly Match<Item>[]) =>
    some.length > 0 &&
    renderCards(
      some.map((match) => ({ ...match, isClose: true })),
      'h3',
    )
  return (
    <section aria-labelledby="help" className={styles.close}>
      {found.length > 0 && <HelpHeading view={view} />}
      {note !== undefined && <p>{note}</p>}
      {links.length > 0 && (
        <ul role="list" className={styles.links}>
          {links.map(({ text, ...destination }) => (
            <li key={text}>
              <Link
                to={list.path}
                {...destination}
                resetScroll={false}
                activeOptions={{ exact: true }}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {help.hasPlaces && (
        <ul role="list" className={styles.views}>
          {indexedViews(list, view.items).map((place) => (
            <li key={hrefOf(list, place)}>
              <Link
                to={list.path}
                search={place}
                resetScroll={false}
                activeOptions={{ exact: true }}
              >
                {activeFilters(list, place).map(({ filter, value }) => filter.name(value))}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {cards(entries.slice(0, maxOpen))}
      {entries.length > maxOpen && (
        <details>
          <summary>Show all {entries.length}</summary>
          {cards(entries.slice(maxOpen))}
        </details>
      )}
      {more && (
        <>
          <h2 className={styles.heading}>{more.heading}</h2>
          {cards(more.entries)}
        </>
      )}
    </section>
  )
}
