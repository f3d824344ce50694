import { toggleSaved, useIsSaved } from '#src/components/SavedListLink/saved-list.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import styles from './SaveButton.module.scss'

type SaveButtonProps = Pick<Restaurant, 'slug' | 'name'> & { className?: string | undefined }

/** The styles draw its icon, because a list has fifty. */
export function SaveButton({ slug, name, className = '' }: SaveButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${className}`}
      aria-pressed={useIsSaved(slug)}
      aria-label={`Save ${name}`}
      onClick={() => toggleSaved(slug, name)}
    >
      Save
    </button>
  )
}
