import { Link } from '@tanstack/react-router'
import { viewLink } from '#src/components/ListView/use-list-view.ts'
import * as savedList from '#src/components/SavedListLink/saved-list.ts'
import type { DirectoryView } from '#src/domain/directory/directory-list.ts'
import { splitValues, unknownList } from '#src/domain/directory/param-values.ts'
import { formatCount } from '#src/domain/language/format-count.ts'
import { inWords } from '#src/domain/language/in-words.ts'
import styles from './SharedListNote.module.scss'

export function SharedListNote({ view }: { view: DirectoryView }) {
  const saved = savedList.useSavedList()
  const { list } = view.search
  const canUndo = savedList.useCanUndo(list)
  const isOwn = savedList.useIsOwnList(list)
  const slugs = splitValues(list)
  const isSame = saved === list
  const isOnOwn = slugs.every((slug) => splitValues(saved).includes(slug))

  if (list === unknownList) {
    return <p className={styles.note}>This shared list has no restaurants that we list today.</p>
  }
  // A list that has changed stays as its address says, so that what was removed can be saved again.
  const changed = saved === '' ? 'Your list is empty.' : 'This is your list as it was.'
  const kept = savedList.isStored
    ? 'Saved only in this browser. Anyone with the link can see it.'
    : 'This browser does not store it. Copy its link to keep it.'
  const advice = isOnOwn ? 'Your list has all of it.' : 'Save it to this browser.'
  const text = isOwn ? (isSame ? kept : changed) : `Someone shared this list. ${advice}`
  // One button that changes does not lose the focus. A double click is one click.
  const action = canUndo
    ? { name: 'Undo', run: savedList.undoChange }
    : isOwn && isSame
      ? { name: 'Clear your list', run: () => savedList.clearSavedList(list) }
      : !isOnOwn && {
          name: `Save ${formatCount(view.list.noun, slugs.length)}`,
          run: () => savedList.saveAll(slugs, list),
        }
  return (
    <div className={styles.note}>
      <p>{text}</p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={({ detail }) => detail < 2 && action.run()}
        >
          {action.name}
        </button>
      )}
      {isOwn && !isSame && (
        <Link to="/restaurants" search={{ list: saved }} {...viewLink} className={styles.action}>
          {saved === '' ? `All ${inWords(view.items.length)} restaurants` : 'Show it as it is now'}
        </Link>
      )}
    </div>
  )
}
