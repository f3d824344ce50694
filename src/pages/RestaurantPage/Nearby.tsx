import { Link } from '@tanstack/react-router'
import { RankPlate } from '#src/components/RankPlate/RankPlate.tsx'
import type { RestaurantPage } from '#src/domain/restaurant/page.ts'
import { Part } from './Part.tsx'
import styles from './Nearby.module.scss'

export function Nearby({ nearby, state, statePhrase }: RestaurantPage) {
  const isNear = nearby.some(({ distance }) => distance !== undefined)
  return (
    <Part id="nearby" title={isNear ? 'Nearby on the list' : 'Next on the list'}>
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
            {distance !== undefined && <p className={styles.distance}>{distance}</p>}
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/restaurants" search={{ state }}>{`More ${statePhrase}`}</Link>
      </p>
    </Part>
  )
}
