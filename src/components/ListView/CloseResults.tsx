import { Link } from '@tanstack/react-router'
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import { Icon } from '#src/components/Icon/Icon.tsx'
import type { ListDefinition, View } from '#src/domain/finding/list.ts'
import type { Match } from '#src/domain/finding/match.ts'
import { viewLink, type RenderCards } from './use-list-view.ts'
import styles from './CloseResults.module.scss'

type HelpHeadingProps<Item> = { view: View<Item>; className?: string | undefined }

export function HelpHeading<Item>({ view, className = styles.heading }: HelpHeadingProps<Item>) {
  const { list, help } = view
  return (
    help && (
      <h2 id="help" className={className}>
        {help.search ? (
          <Link to={list.path} search={help.search} {...viewLink}>
            {help.heading}
            <Icon name="arrow-right" />
          </Link>
        ) : (
          help.heading
        )}
      </h2>
    )
  )
}

/** Where nothing is found, and help has nothing either. */
export function Examples<Item>({ list }: { list: ListDefinition<Item> }) {
  return (
    <div className={styles.nothing}>
      <p>
        {list.texts.searchHint} {list.hasMap && <MapLink list={list} />}
      </p>
      <QueryLinks list={list} queries={list.texts.examples} label="Examples" />
      <ButtonLink to={list.path} {...viewLink}>
        {`Show all ${list.noun.many}`}
      </ButtonLink>
    </div>
  )
}

type QueryLinksProps<Item> = {
  list: ListDefinition<Item>
  queries: readonly string[]
  label?: string
}

function QueryLinks<Item>({ list, queries, label }: QueryLinksProps<Item>) {
  return (
    <ul role="list" className={styles.links} aria-label={label}>
      {queries.map((query) => (
        <li key={query}>
          <Link to={list.path} search={{ query }} {...viewLink}>
            {query}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function MapLink<Item>({ list }: { list: ListDefinition<Item> }) {
  return (
    <Link to={list.path} hash="map" onClick={unfoldMap} {...viewLink}>
      See the map
    </Link>
  )
}

type CloseResultsProps<Item> = { view: View<Item>; renderCards: RenderCards<Item> }

export function CloseResults<Item>({ view, renderCards }: CloseResultsProps<Item>) {
  const { list, found, help } = view
  if (help === undefined) {
    return null
  }
  const { note, entries, more, others = [] } = help
  const cards = (some: readonly Match<Item>[]) =>
    some.length > 0 && renderCards(some.map((match) => ({ ...match, isClose: true })))
  return (
    <section aria-labelledby="help" className={styles.close}>
      {found.length > 0 && <HelpHeading view={view} />}
      {note !== undefined && <p>{note}</p>}
      {others.length > 0 && <QueryLinks list={list} queries={others} />}
      {cards(entries)}
      {more && (
        <>
          <h2 className={styles.heading}>{more.heading}</h2>
          {cards(more.entries)}
        </>
      )}
      {found.length === 0 && list.hasMap && (
        <p>
          <MapLink list={list} />
        </p>
      )}
    </section>
  )
}

const unfoldMap = () => document.getElementById('map')?.closest('details')?.setAttribute('open', '')
