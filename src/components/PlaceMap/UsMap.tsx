import { Link, useMatch } from '@tanstack/react-router'
import type { PropsWithChildren } from 'react'
import type { DirectorySearch } from '#src/domain/directory/directory-schema.ts'
import { frame, type Align, type Mark, type Point } from '#src/domain/map/layout.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import type { StateCode } from '#src/domain/restaurant/us-states.ts'
import styles from './PlaceMap.module.scss'

/** What the map knows of a restaurant. */
type Place = Pick<Restaurant, 'rank' | 'slug' | 'state'> &
  Partial<Pick<Restaurant, 'name' | 'city'>>

interface UsMapProps {
  restaurants: readonly Place[]
  found: readonly Place[]
  /** Of the directory, of the home page, and of a chosen state: each has its own sizes. */
  marks: { list?: readonly Mark[]; spread?: readonly Mark[]; state?: readonly Mark[] }
  /** Drawn without its neighbors, which the frame would cut off. */
  chosen?: StateCode | undefined
  /** Of the land. */
  transform?: string | undefined
}

/** The shapes are in a file that the browser caches (build/map/land.ts). */
export function UsMap({ restaurants, found, marks, chosen, transform }: UsMapProps) {
  const land = `/map.svg#${chosen ?? 'us'}`
  const states = chosen ? [] : [...new Set(restaurants.map(({ state }) => state))].toSorted()
  return (
    <div className={styles.frame}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        aria-hidden="true"
        // A click must not focus what is `aria-hidden`.
        onMouseDown={(event) => event.preventDefault()}
      >
        <g transform={transform}>
          <g className={styles.coast}>
            <use href={land} />
            <use href={land} />
          </g>
          <use href={land} className={chosen ? styles.land : styles.quiet} />
          {states.map((state) => (
            <StateMapLink key={state} state={state} data-value={state}>
              <use
                href={`/map.svg#${state}`}
                className={found.some((one) => one.state === state) ? styles.land : styles.quiet}
              />
            </StateMapLink>
          ))}
        </g>
        {marks.list && <Marks marks={marks.list} found={found} className={styles.list} />}
        {marks.spread && <Marks marks={marks.spread} found={found} className={styles.spread} />}
        {marks.state && <Marks marks={marks.state} found={found} className={styles.state} />}
      </svg>
    </div>
  )
}

type MarksProps = { marks: readonly Mark[]; found: readonly Place[]; className: string | undefined }

/** A tray on which one restaurant is found is drawn as its plate alone. */
function Marks({ marks, found, className }: MarksProps) {
  const shown = marks.flatMap((mark) => {
    const places = mark.ranks.flatMap((rank, index) => {
      const place = found.find((one) => one.rank === rank)
      return place ? { ...place, plate: mark.plates[index], names: mark.names } : []
    })
    return places.length > 0 ? { ...mark, places } : []
  })
  const pointers = shown.map(({ x, y, point }) =>
    point ? `M${x} ${y}l${point.join(' ')}m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0` : '',
  )
  return (
    <g className={className}>
      <path className={styles.pointer} d={pointers.join('')} />
      {shown.map(({ ranks, x, y, plates, tray, name, places }) => (
        <g key={ranks[0]} {...at([x, y])}>
          {tray && plates[0] && places.length > plates.length ? (
            <CountingTray places={places} plate={plates[0]} tray={tray} />
          ) : (
            <>
              {tray && places.length > 1 && <Tray tray={tray} x={0} />}
              {places.map((place) => (
                <RestaurantPlate key={place.rank} {...place} />
              ))}
            </>
          )}
          {name && (
            <text className={styles.place} x={name.x} y={name.y} textAnchor={name.align}>
              {name.text}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}

type CountingTrayProps = { places: readonly Place[]; plate: Point; tray: Point }

/** The best plate is at its origin, around which the styles make it smaller. */
function CountingTray({ places, plate, tray }: CountingTrayProps) {
  const [best, ...more] = places
  const ranks = places.map(({ rank }) => rank).join(' ')
  return (
    best && (
      <StateMapLink state={best.state} data-ranks={ranks} {...at(plate)}>
        {best.name && <title>{places.map(({ name }) => name).join(', ')}</title>}
        <Tray tray={tray} x={-plate[0]} />
        <Plate rank={best.rank} />
        <text className={styles.more} x={60}>
          +{more.length}
        </text>
      </StateMapLink>
    )
  )
}

type RestaurantPlateProps = Place & { plate: Point | undefined; names: Align | undefined }

function RestaurantPlate({ slug, rank, name, city, plate, names }: RestaurantPlateProps) {
  const text = { x: names === 'end' ? -56 : 56, textAnchor: names }
  const placed = plate && at(plate)
  return (
    <Link to="/restaurants/$slug" params={{ slug }} tabIndex={-1} data-ranks={rank} {...placed}>
      {names === undefined && name !== undefined && <title>{name}</title>}
      <Plate rank={rank} />
      {names && (
        <>
          <text className={styles.name} {...text} y={-17}>
            {name}
          </text>
          <text className={styles.city} {...text} y={23}>
            {city}
          </text>
        </>
      )}
    </Link>
  )
}

function Plate({ rank }: { rank: number }) {
  return (
    <>
      <use href="/map.svg#plate" className={rank <= 10 ? styles.best : styles.plate} />
      <text className={rank <= 10 ? styles.bestRank : undefined}>{rank}</text>
    </>
  )
}

function Tray({ tray, x }: { tray: Point; x: number }) {
  const [halfWidth, halfHeight] = tray
  return (
    <rect
      className={styles.tray}
      x={x - halfWidth}
      y={-halfHeight}
      width={2 * halfWidth}
      height={2 * halfHeight}
      rx={Math.min(...tray)}
    />
  )
}

/** React's types have no `transform` on links. */
const at = ([x, y]: Point): { transform: string } => ({ transform: `translate(${x} ${y})` })

type StateMapLinkProps = PropsWithChildren<Pick<DirectorySearch, 'state'>>

/** Keeps the other filters of a view, and on the directory the place of scrolling. */
export function StateMapLink({ state, ...props }: StateMapLinkProps) {
  const view = useMatch({ from: '/restaurants/', shouldThrow: false })
  return (
    <Link
      to="/restaurants"
      search={(current) => ({ ...current, state })}
      resetScroll={view === undefined}
      activeOptions={{ exact: true }}
      // The tabs and cards of the page have the same links for keyboards and screen readers.
      tabIndex={-1}
      {...props}
    />
  )
}
