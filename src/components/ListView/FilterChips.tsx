import { Link } from '@tanstack/react-router'
import { cross, Icon } from '#src/components/Icon/Icon.tsx'
import { activeFilters, type View } from '#src/domain/finding/list-definition.ts'
import { quote } from '#src/domain/finding/sentences.ts'
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx'
import { viewLink } from './view-link.ts'
import styles from './ListView.module.scss'

export function FilterChips<Item>({ view }: { view: View<Item> }) {
  const { list, search, found } = view
  const chips = activeFilters(list, search).map(({ param, filter, value }) => ({
    param,
    name: filter.name(value),
  }))
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
              preload={false}
              {...viewLink}
              className={styles.chip}
            >
              <VisuallyHidden>Remove filter: </VisuallyHidden>
              <span className={styles.chipName}>{name}</span>
              <Icon path={cross} />
            </Link>
          </li>
        ))}
        {found.length > 0 && (
          <li>
            <Link to={list.path} preload={false} {...viewLink} className={styles.clear}>
              Clear all
            </Link>
          </li>
        )}
      </ul>
    )
  )
}
