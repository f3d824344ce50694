import { ViewLink } from '#src/components/ViewLink/ViewLink.tsx'
import type { HelpEntry, ListSearch, View } from '#src/domain/finding/list-definition.ts'
import styles from './CloseResults.module.scss'
import { PlainViews } from './PlainViews.tsx'
import type { RenderCards } from './use-cards.ts'

export interface HelpHeadingProps<Item, Search extends ListSearch> {
  view: View<Item, Search>
  /** Called when a link is followed. The link leaves the page, so the caller moves the focus. */
  onFollow: () => void
}

/** The heading of help. Where nothing is listed, it is the largest line of the page. */
export function HelpHeading<Item, Search extends ListSearch>({
  view,
  onFollow,
}: HelpHeadingProps<Item, Search>) {
  return (
    view.help && (
      <h2 id="help" className={styles.heading}>
        {view.help.search ? (
          <ViewLink view={view} search={view.help.search} onFollow={onFollow}>
            {view.help.heading}
          </ViewLink>
        ) : (
          view.help.heading
        )}
      </h2>
    )
  )
}

export interface CloseResultsProps<Item, Search extends ListSearch> extends HelpHeadingProps<
  Item,
  Search
> {
  renderCards: RenderCards<Item>
}

const maxOpen = 12

export function CloseResults<Item, Search extends ListSearch>({
  view,
  renderCards,
  onFollow,
}: CloseResultsProps<Item, Search>) {
  const { list, search, found, help } = view
  if (help === undefined) {
    return (
      found.length === 0 &&
      search.query !== '' && <p className={styles.searched}>{list.texts.searchHint}</p>
    )
  }
  const { note, entries, nearby = [], links = [] } = help
  const cards = (some: readonly HelpEntry<Item>[]) =>
    renderCards(
      some.map(({ item, term, field }) => ({
        item,
        query: term,
        field: field?.name,
        isClose: true,
      })),
      'h3',
    )
  return (
    <section aria-labelledby="help" className={styles.close}>
      {found.length > 0 && <HelpHeading view={view} onFollow={onFollow} />}
      {note !== undefined && <p>{note}</p>}
      {links.length > 0 && (
        <ul role="list" className={styles.links}>
          {links.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      )}
      {help.hasPlaces && <PlainViews view={view} onFollow={onFollow} />}
      {entries.length > 0 && cards(entries.slice(0, maxOpen))}
      {entries.length > maxOpen && (
        <details>
          <summary>Show all {entries.length}</summary>
          {cards(entries.slice(maxOpen))}
        </details>
      )}
      {nearby.length > 0 && (
        <>
          <h2 className={styles.heading}>Nearby</h2>
          {cards(nearby)}
        </>
      )}
    </section>
  )
}
