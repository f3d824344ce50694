import { Link } from '@tanstack/react-router'
import type { RestaurantLink, RestaurantPage } from '#src/domain/restaurant/page.ts'
import styles from './Neighbors.module.scss'

export function Neighbors({ previous, next }: RestaurantPage) {
  return (
    <nav className={styles.neighbors} aria-label="By rank">
      {previous && <Neighbor {...previous} relation="Previous" />}
      {next && <Neighbor {...next} relation="Next" />}
    </nav>
  )
}

function Neighbor({
  slug,
  rank,
  name,
  place,
  relation,
}: RestaurantLink & { relation: 'Previous' | 'Next' }) {
  return (
    <Link to="/restaurants/$slug" params={{ slug }} data-relation={relation}>
      <small>{`No. ${rank}`}</small> <span>{`${name}, ${place.replace(/, [A-Z]{2}$/, '')}`}</span>
    </Link>
  )
}
