import { cross, Icon } from '#src/components/Icon/Icon.tsx'
import { filterOf, paramsOf, type View } from '#src/domain/finding/list-definition.ts'
import { quote } from '#src/domain/finding/sentences.ts'
import { writeQueryString } from '#src/domain/url/query-string.ts'
import styles from './ListView.module.scss'

export function FilterChips<Item>({ view }: { view: View<Item> }) {
  const { list, search, found } = view
  const params = paramsOf(list.filters, search)
  const chips = Object.entries(params)
  return (
    chips.length > 0 && (
      <ul className={styles.chips} aria-label="Active filters">
        {chips.map(([param, value]) => (
          <li key={param}>
            <a
              href={list.path + writeQueryString({ ...params, [param]: '' })}
              className={styles.chip}
            >
              <span className={styles.hidden}>Remove filter: </span>
              <span className={styles.chipName}>
                {param === 'query' ? quote(value) : filterOf(list, param).name(value)}
              </span>
              <Icon path={cross} />
            </a>
          </li>
        ))}
        {found.length > 0 && (
          <li>
            <a href={list.path} className={styles.clear}>
              Clear all
            </a>
          </li>
        )}
      </ul>
    )
  )
}
