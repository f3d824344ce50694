import { ViewLink } from '#src/components/ViewLink/ViewLink.tsx'
import {
  chooseValue,
  isChosen,
  type Filter,
  type View,
} from '#src/domain/finding/list-definition.ts'
import { dropUselessText } from '#src/domain/finding/view.ts'
import styles from './FilterNav.module.scss'

export interface FilterTabProps<Item> {
  view: View<Item>
  filter: Filter<Item>
  value: string
  count: number | undefined
}

export function FilterTab<Item>({ view, filter, value, count }: FilterTabProps<Item>) {
  const name = filter.name(value)
  const label = filter.label?.(value) ?? name
  const spoken = filter.spoken?.(value) ?? (name.startsWith(label) ? name : `${label} ${name}`)
  const comma = count === undefined ? '' : ','
  return (
    <li data-value={value} data-empty={count === 0 || undefined}>
      <ViewLink
        view={view}
        search={{
          [filter.param]: chooseValue(filter, view.search, value),
          ...dropUselessText(view),
        }}
        isCurrent={isChosen(filter, view.search, value)}
      >
        {spoken.startsWith(label) ? (
          <>
            {label}
            <span className={styles.hidden}>{spoken.slice(label.length) + comma}</span>
          </>
        ) : (
          <>
            <span aria-hidden="true">{label}</span>
            <span className={styles.hidden}>{spoken + comma}</span>
          </>
        )}
        {count !== undefined && (
          <small>
            {' '}
            {count}
            <span className={styles.hidden}>
              {` ${count === 1 ? view.list.noun.one : view.list.noun.many}`}
            </span>
          </small>
        )}
      </ViewLink>
    </li>
  )
}
