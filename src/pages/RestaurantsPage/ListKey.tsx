import { memo } from 'react'
import styles from './RestaurantsPage.module.scss'

/** How to read a card. It stands twice on the page and shows once: above the list where there is room. */
export const ListKey = memo(function ListKey() {
  return (
    <p className={styles.key}>
      $ to $$$$: from a counter lunch to a tasting menu. NEW: opened in the two years before the
      update. “Last confirmed”: the year in which a source last named the place.
    </p>
  )
})
