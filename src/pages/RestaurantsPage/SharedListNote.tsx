import { Link } from '@tanstack/react-router'
import { viewLink } from '#src/components/ListView/view-link.ts'
import {
  clearSavedList,
  rememberOwnList,
  saveAll,
  undoChange,
  useCanUndo,
  useIsOwnList,
  useSavedList,
} from '#src/components/SavedListLink/saved-list.ts'
import type { DirectoryView } from '#src/domain/directory/directory-list.ts'
import { splitSlugs, unknownList } from '#src/domain/directory/slugs.ts'
import { inWords } from '#src/domain/language/in-words.ts'
import styles from './SharedListNote.module.scss'

export function SharedListNote({ view }: { view: DirectoryView }) {
  const saved = useSavedList()
  const { list } = view.search
  const canUndo = useCanUndo(list)
  const isOwn = useIsOwnList(list)
  const slugs = splitSlugs(list)
  const isOnOwn = slugs.every((slug) => splitSlugs(saved).includes(slug))

  if (list === unknownList) {
    return <p className={styles.note}>This shared list has no restaurants that we list today.</p>
  }
  // One button that changes does not lose the focus.
  const action = canUndo
    ? { name: 'Undo', run: undoChange }
    : isOwn
      ? saved === list && { name: 'Clear your list', run: () => clearSavedList(list) }
      : !isOnOwn && { name: `Save ${nameAll(slugs.length)}`, run: () => saveAll(slugs, list) }
  return (
    <div className={styles.note}>
      <p>{isOwn ? describeOwn(list, saved) : describeShared(isOnOwn)}</p>
      {action && (
        <button type="button" className={styles.action} onClick={action.run}>
          {action.name}
        </button>
      )}
      {isOwn && saved !== list && (
        <Link
          to="/restaurants"
          search={{ list: saved }}
          {...viewLink}
          className={styles.action}
          onClick={() => rememberOwnList(saved)}
        >
          {saved === '' ? `All ${inWords(view.items.length)} restaurants` : 'Show it as it is now'}
        </Link>
      )}
    </div>
  )
}

/** A list that has changed stays as its address says, so that what was removed can be saved again. */
function describeOwn(list: string, saved: string): string {
  if (saved === list) {
    return 'Saved only in this browser. Anyone with the link can see it.'
  }
  return saved === '' ? 'Your list is empty.' : 'This is your list as it was.'
}

function describeShared(isOnOwn: boolean): string {
  return `Someone shared this list. ${isOnOwn ? 'Your list has all of it.' : 'Save it to this browser.'}`
}

function nameAll(count: number): string {
  return ['this restaurant', 'both'][count - 1] ?? `all ${inWords(count)}`
}
