import { Icon } from '#src/components/Icon/Icon.tsx'
import { cross } from '#src/components/Icon/paths.ts'
import { ViewLink } from '#src/components/ViewLink/ViewLink.tsx'
import { activeFilters, defaultsOf, type View } from '#src/domain/finding/list-definition.ts'
import { quote } from '#src/domain/finding/sentences.ts'
import { focusResults } from './focus-results.ts'
import styles from './ListView.module.scss'

export function FilterChips<Item>({ view }: { view: View<Item> }) {
  const { list, search, found } = view
  const chips = activeFilters(list, search).map(({ filter, value }) => ({
    param: filter.param,
    name: filter.name(value),
    without: filter.default,
  }))
  if (search.query !== '') {
    chips.push({ param: 'query', name: quote(search.query), without: '' })
  }
  return (
    chips.length > 0 && (
      <ul className={styles.chips} aria-label="Active filters">
        {chips.map(({ param, name, without }) => (
          <li key={param}>
            <ViewLink
              view={view}
              search={{ [param]: without }}
              className={styles.chip}
              onFollow={focusResults}
            >
              <span className={styles.hidden}>Remove filter </span>
              <span className={styles.chipName}>{name}</span>
              <Icon path={cross} />
            </ViewLink>
          </li>
        ))}
        {/* If nothing is found, the notice of that has this link. */}
        {found.length > 0 && (
          <li>
            <ViewLink
              view={view}
              search={defaultsOf(list)}
              className={styles.clear}
              onFollow={focusResults}
            >
              Clear all
            </ViewLink>
          </li>
        )}
      </ul>
    )
  )
}
