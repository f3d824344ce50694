import { toggleSaved, useIsSaved } from '#src/components/OwnListLink/own-list.ts'
import styles from './RestaurantCard.module.scss'

/**
 * Puts a restaurant on the visitor's own list, or takes it off. Its name stays, its state is told as
 * pressed or not: the last letter of 'Saved' is drawn.
 */
export function SaveButton({ slug, name }: { slug: string; name: string }) {
  return (
    <button
      type="button"
      className={styles.save}
      aria-pressed={useIsSaved(slug)}
      aria-label={`Save ${name}`}
      onClick={() => toggleSaved(slug, name)}
    >
      Save
    </button>
  )
}
