import type { Column } from '#src/domain/map/layout.ts'
import { maxRowsWithCity, nameGap, rowHeight, tray } from '#src/domain/map/sizes.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { at, findRestaurants, Plate, Pointers, RestaurantMapLink, Tray } from './Marks.tsx'
import styles from './PlaceMap.module.scss'

export interface StatePlatesProps {
  columns: readonly Column[]
  found: readonly Restaurant[]
}

export function StatePlates({ columns, found }: StatePlatesProps) {
  const shown = findRestaurants(columns, found)
  return (
    <g className={styles.columns}>
      <Pointers marks={shown} />
      {shown.map(({ restaurants, x, y, side, isOnState }) => {
        const { length } = restaurants
        const top = ((1 - length) * rowHeight(length)) / 2
        const hasCity = length <= maxRowsWithCity
        const textX = (side === 'left' ? -1 : 1) * (tray + nameGap)
        return (
          <g key={restaurants[0].slug} {...at(x, y)}>
            {length > 1 && <Tray halfWidth={tray} halfHeight={tray - top} />}
            {restaurants.map(({ rank, slug, name, city }, row) => (
              <RestaurantMapLink
                key={rank}
                slug={slug}
                {...at(0, top + row * rowHeight(length))}
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
              </RestaurantMapLink>
            ))}
          </g>
        )
      })}
    </g>
  )
}
