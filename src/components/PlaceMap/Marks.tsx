import { Link, useMatch } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { DirectorySearch } from '#src/domain/directory/directory-filters.ts'
import type { Mark } from '#src/domain/map/layout.ts'
import { halfTray, plate, tray } from '#src/domain/map/sizes.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import styles from './PlaceMap.module.scss'

/** What the map knows of a restaurant. */
export type Place = Pick<Restaurant, 'rank' | 'slug' | 'state'> & { name?: string }

export interface MarksProps {
  marks: readonly Mark[]
  found: readonly Place[]
}

export function Marks({ marks, found }: MarksProps) {
  const shown = findRestaurants(marks, found)
  return (
    <g className={styles.marks}>
      <Pointers marks={shown} />
      {shown.map(({ restaurants: [best, ...more], x, y }) => {
        const half = more.length > 0 ? halfTray(more.length + 1) : tray
        const shared = {
          ...at(x + (tray - half), y),
          'data-ranks': [best, ...more].map(({ rank }) => rank).join(' '),
        }
        return more.length === 0 ? (
          <RestaurantMapLink key={best.slug} slug={best.slug} {...shared}>
            {best.name !== undefined && <title>{best.name}</title>}
            <Plate rank={best.rank} />
          </RestaurantMapLink>
        ) : (
          <StateMapLink key={best.slug} state={best.state} {...shared}>
            {best.name !== undefined && (
              <title>{[best, ...more].map(({ name }) => name).join(', ')}</title>
            )}
            <Tray centerX={half - tray} halfWidth={half} halfHeight={tray} />
            <Plate rank={best.rank} />
            <text className={styles.more} x={2 * half - tray - 0.72 * plate}>
              +{more.length}
            </text>
          </StateMapLink>
        )
      })}
    </g>
  )
}

/** Adds its found restaurants to each mark. Leaves out marks without any. */
export function findRestaurants<T extends Mark, P extends Place>(
  marks: readonly T[],
  found: readonly P[],
) {
  return marks.flatMap((mark) => {
    const [best, ...more] = mark.ranks.flatMap(
      (rank) => found.find((restaurant) => restaurant.rank === rank) ?? [],
    )
    return best ? [{ ...mark, restaurants: [best, ...more] as const }] : []
  })
}

/** React's types have no `transform` on links. */
export function at(x: number, y: number): { transform: string } {
  return { transform: `translate(${x} ${y})` }
}

/** Lines to the true points of marks that had to move. Render them before the marks. */
export function Pointers({ marks }: { marks: readonly Mark[] }) {
  const lines = marks.map(({ x, y, point }) =>
    point ? `M${x} ${y}l${point.join(' ')}m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0` : '',
  )
  return <path className={styles.pointer} d={lines.join('')} />
}

export interface TrayProps {
  centerX?: number
  halfWidth: number
  halfHeight: number
}

export function Tray({ centerX = 0, halfWidth, halfHeight }: TrayProps) {
  return (
    <rect
      className={styles.tray}
      x={centerX - halfWidth}
      y={-halfHeight}
      width={2 * halfWidth}
      height={2 * halfHeight}
      rx={Math.min(halfWidth, halfHeight)}
    />
  )
}

export function Plate({ rank }: { rank: number }) {
  return (
    <>
      <use href="/map.svg#plate" className={rank <= 10 ? styles.best : styles.plate} />
      <text className={rank <= 10 ? styles.bestRank : undefined}>{rank}</text>
    </>
  )
}

/** The tabs and cards of the page have the same links for keyboards and screen readers. */
type MapLinkProps = Pick<ComponentProps<'a'>, 'className' | 'children'> & { transform?: string }

export function RestaurantMapLink({ slug, ...props }: MapLinkProps & { slug: string }) {
  return <Link to="/restaurants/$slug" params={{ slug }} tabIndex={-1} {...props} />
}

type StateMapLinkProps = MapLinkProps & { state: DirectorySearch['state'] }

/** Keeps the other filters of a view, and on the directory the place of scrolling. */
export function StateMapLink({ state, ...props }: StateMapLinkProps) {
  const view = useMatch({ from: '/restaurants/', shouldThrow: false })
  return (
    <Link
      to="/restaurants"
      search={(current) => ({ ...current, state })}
      resetScroll={view === undefined}
      activeOptions={{ exact: true }}
      tabIndex={-1}
      {...props}
    />
  )
}
