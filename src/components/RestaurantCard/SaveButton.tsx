import { toggleSaved, useIsSaved } from '#src/components/SavedListLink/saved-list.ts'
import styles from './RestaurantCard.module.scss'

/**
 * Adds a restaurant to the visitor's own list, or removes it. `aria-pressed` is the state, so the
 * name never changes: the styles draw the last letter of 'Saved'.
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
