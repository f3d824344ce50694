import { RankPlate } from '#src/components/RankPlate/RankPlate.tsx'
import type { RestaurantPage } from '#src/domain/restaurant/page.ts'
import { Part } from './Part.tsx'
import { directoryHref, restaurantHref } from '#src/domain/url/hrefs.ts'
import styles from './Nearby.module.scss'

export function Nearby({ nearby, state, moreInState }: RestaurantPage) {
  return (
    <Part id="nearby" title="Nearest on the list">
      <ul role="list" className={styles.nearby}>
        {nearby.map(({ slug, rank, name, place, distance }) => (
          <li key={slug}>
            <RankPlate rank={rank} className={styles.smallPlate} />
            <p>
              <a href={restaurantHref(slug)} className={styles.otherName}>
                {name}
              </a>
              <span className={styles.place}>{place}</span>
            </p>
            <p className={styles.distance}>{distance}</p>
          </li>
        ))}
      </ul>
      {moreInState !== undefined && (
        <p className={styles.more}>
          <a href={directoryHref({ state })}>{moreInState}</a>
        </p>
      )}
    </Part>
  )
}
