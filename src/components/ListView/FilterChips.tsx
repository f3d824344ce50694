import { Icon } from '#src/components/Icon/Icon.tsx'
import { cross } from '#src/components/Icon/paths.ts'
import { ViewLink } from '#src/components/ViewLink/ViewLink.tsx'
import { defaultsOf, filterOf, paramsOf, type View } from '#src/domain/finding/list-definition.ts'
import { quote } from '#src/domain/finding/sentences.ts'
import styles from './ListView.module.scss'

export function FilterChips<Item>({ view }: { view: View<Item> }) {
  const { list, search, found } = view
  const chips = Object.entries(paramsOf(list.filters, search))
  const defaults = defaultsOf(list)
  return (
    chips.length > 0 && (
      <ul className={styles.chips} aria-label="Active filters">
        {chips.map(([param, value]) => (
          <li key={param}>
            <ViewLink
              view={view}
              search={{ [param]: defaults[param] ?? '' }}
              className={styles.chip}
              focusesResults
            >
              <span className={styles.hidden}>Remove filter </span>
              <span className={styles.chipName}>
                {param === 'query' ? quote(value) : filterOf(list, param).name(value)}
              </span>
              <Icon path={cross} />
            </ViewLink>
          </li>
        ))}
        {found.length > 0 && (
          <li>
            <ViewLink view={view} search={defaults} className={styles.clear} focusesResults>
              Clear all
            </ViewLink>
          </li>
        )}
      </ul>
    )
  )
}
