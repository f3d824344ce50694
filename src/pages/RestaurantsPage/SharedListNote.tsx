import {
  clearSavedList,
  saveAll,
  undoChange,
  useCanUndo,
  useSavedList,
} from '#src/components/SavedListLink/saved-list.ts'
import type { DirectorySearch } from '#src/domain/directory/directory-filters.ts'
import { splitSlugs, unknownList } from '#src/domain/directory/slugs.ts'
import type { View } from '#src/domain/finding/list-definition.ts'
import { inWords } from '#src/domain/language/in-words.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import styles from './SharedListNote.module.scss'

export function SharedListNote({ view }: { view: View<Restaurant, DirectorySearch> }) {
  const saved = useSavedList()
  const { list } = view.search
  const canUndo = useCanUndo(list)
  const slugs = view.found.map(({ item }) => item.slug)
  const isOwn = saved === list
  const isOnOwn = slugs.every((slug) => splitSlugs(saved).includes(slug))
  const isCleared = saved === '' && canUndo

  if (list === unknownList) {
    return <p className={styles.note}>This shared list has no restaurants that we list today.</p>
  }
  // One button that changes does not lose the focus.
  const action = canUndo
    ? { name: 'Undo', run: undoChange }
    : isOwn
      ? { name: 'Clear your list', run: () => clearSavedList(list) }
      : { name: `Save ${nameAll(slugs.length)}`, run: () => saveAll(slugs, list) }
  return (
    <div className={styles.note}>
      <p>
        {isOwn
          ? 'Saved only in this browser. Anyone with the link can see it.'
          : isCleared
            ? 'Your list is empty.'
            : `Someone shared this list. ${isOnOwn && saved !== '' ? 'Your list has all of it.' : 'Save it to this browser.'}`}
      </p>
      {(canUndo || isOwn || !isOnOwn) && (
        <button type="button" className={styles.action} onClick={action.run}>
          {action.name}
        </button>
      )}
      {isCleared && (
        <a href={view.list.path} className={styles.action}>
          {`All ${inWords(view.items.length)} restaurants`}
        </a>
      )}
    </div>
  )
}

function nameAll(count: number): string {
  return ['this restaurant', 'both'][count - 1] ?? `all ${inWords(count)}`
}
