import { Link } from '@tanstack/react-router'
import type { RestaurantPage as RestaurantPageProps } from '#src/domain/restaurant/page.ts'
import styles from './RestaurantPage.module.scss'

export function RestaurantPage({
  slug,
  name,
  neighborhood,
  city,
  state,
  description,
}: RestaurantPageProps) {
  return (
    <article className={styles.page}>
      <p>
        <Link to="/restaurants" activeOptions={{ exact: true }}>
          ← All restaurants
        </Link>
      </p>
      <h1 className={styles.name} data-view-transition-name={`name-${slug}`}>
        {name}
      </h1>
      <p>{[neighborhood, `${city}, ${state}`].filter(Boolean).join(' · ')}</p>
      <p>{description}</p>
    </article>
  )
}
