import { toggleSaved, useIsSaved } from '#src/components/OwnList/own-list.ts'
import styles from './RestaurantCard.module.scss'

/**
 * Puts a restaurant on the visitor's own list, or takes it off. Its name stays, its state is told as
 * pressed or not.
 */
export function SaveButton({ slug, name }: { slug: string; name: string }) {
  const isSaved = useIsSaved(slug)
  return (
    <button
      type="button"
      className={styles.save}
      aria-pressed={isSaved}
      aria-label={`Save ${name}`}
      onClick={() => toggleSaved(slug, name)}
    >
      {isSaved ? 'Saved' : 'Save'}
    </button>
  )
}
