import { Link } from '@tanstack/react-router'
import { RankPlate } from '#src/components/RankPlate/RankPlate.tsx'
import type { RestaurantPage } from '#src/domain/restaurant/page.ts'
import { Part } from './Part.tsx'
import styles from './Nearby.module.scss'

export function Nearby({ nearby, state, moreInState }: RestaurantPage) {
  return (
    <Part id="nearby" title="Nearest on the list">
      <ul role="list" className={styles.nearby}>
        {nearby.map(({ slug, rank, name, place, distance }) => (
          <li key={slug}>
            <RankPlate rank={rank} className={styles.smallPlate} />
            <p>
              <Link to="/restaurants/$slug" params={{ slug }} className={styles.otherName}>
                {name}
              </Link>
              <span className={styles.place}>{place}</span>
            </p>
            <p className={styles.distance}>{distance}</p>
          </li>
        ))}
      </ul>
      {moreInState !== undefined && (
        <p className={styles.more}>
          <Link to="/restaurants" search={{ state }}>
            {moreInState}
          </Link>
        </p>
      )}
    </Part>
  )
}
