import type { Column } from '#src/domain/map/layout.ts'
import { columnPitch, columnText, mostWithCity, tray } from '#src/domain/map/sizes.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'
import { at, findRestaurants, Plate, Pointers, Tray } from './Marks.tsx'
import styles from './PlaceMap.module.scss'

export interface StatePlatesProps {
  columns: readonly Column[]
  found: readonly Restaurant[]
}

/** The plates of a chosen state in columns, with their names. */
export function StatePlates({ columns, found }: StatePlatesProps) {
  const shown = findRestaurants(columns, found)
  return (
    <g className={styles.columns}>
      <Pointers marks={shown} />
      {shown.map(({ restaurants, x, y, side, isOnState }) => {
        const { length } = restaurants
        const top = ((1 - length) * columnPitch(length)) / 2
        const hasCity = length <= mostWithCity
        const textX = (side === 'left' ? -1 : 1) * (tray + columnText.gap)
        return (
          <g key={restaurants[0].slug} {...at(x, y)}>
            {length > 1 && <Tray halfWidth={tray} halfHeight={tray - top} />}
            {restaurants.map(({ rank, slug, name, city }, row) => (
              <a
                key={rank}
                href={restaurantHref(slug)}
                tabIndex={-1}
                {...at(0, top + row * columnPitch(length))}
                data-ranks={rank}
                data-side={side}
                data-on-state={isOnState}
              >
                <Plate rank={rank} />
                {side && (
                  <text className={styles.name} x={textX} y={hasCity ? -17 : 0}>
                    {name}
                  </text>
                )}
                {side && hasCity && (
                  <text className={styles.city} x={textX} y={23}>
                    {city}
                  </text>
                )}
              </a>
            ))}
          </g>
        )
      })}
    </g>
  )
}
