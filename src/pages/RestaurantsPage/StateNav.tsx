import { Link } from '@tanstack/react-router'
import { memo, useMemo } from 'react'
import { FilterNav } from '#src/components/FilterNav/FilterNav.tsx'
import { countByState } from '#src/domain/directory/filter.ts'
import type { DirectorySearch } from '#src/domain/directory/search.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'
import styles from './StateNav.module.scss'

export interface StateNavProps {
  restaurants: readonly Restaurant[]
  chosen: DirectorySearch['state']
}

/** 'All' and the states of the list as links; the full name is there for screen readers. */
export const StateNav = memo(function StateNav({ restaurants, chosen }: StateNavProps) {
  const tabs = useMemo(
    () => [
      { state: 'All' as const, name: 'All states', count: restaurants.length },
      ...[...countByState(restaurants)].map(([state, count]) => ({
        state,
        name: usStates[state],
        count,
      })),
    ],
    [restaurants],
  )
  return (
    <FilterNav label="Filter by state" chosen={chosen}>
      {tabs.map(({ state, name, count }) => (
        <li key={state} data-value={state}>
          <Link
            to="/restaurants"
            search={(search) => ({ query: search.query ?? '', state })}
            resetScroll={false}
            preload={false}
            activeOptions={{ exact: true }}
          >
            {state}
            <span className={styles.name}>{state === 'All' ? ' states,' : ` ${name},`}</span>
            <small>
              {count}
              <span className={styles.name}>{count === 1 ? ' restaurant' : ' restaurants'}</span>
            </small>
          </Link>
        </li>
      ))}
    </FilterNav>
  )
})
