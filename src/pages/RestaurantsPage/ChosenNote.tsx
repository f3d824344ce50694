import {
  clearList,
  saveAll,
  undo,
  useCanUndo,
  useOwnList,
} from '#src/components/OwnListLink/own-list.ts'
import { ViewLink } from '#src/components/ViewLink/ViewLink.tsx'
import { directoryList, type DirectorySearch } from '#src/domain/directory/directory-list.ts'
import { splitSlugs, unknownList } from '#src/domain/directory/slugs.ts'
import { defaultsOf, type View } from '#src/domain/finding/list-definition.ts'
import { inWords } from '#src/domain/language/in-words.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import styles from './ChosenNote.module.scss'

/**
 * Whose list a view is, and what can be done with it. The HTML says what is true for everyone; whether
 * the list is the visitor's own is known after hydration.
 */
export function ChosenNote({ view }: { view: View<Restaurant, DirectorySearch> }) {
  const own = useOwnList()
  const { list } = view.search
  const canUndo = useCanUndo(list)
  const shown = view.found.map(({ item }) => item.slug)
  const isSaved = shown.every((slug) => splitSlugs(own).includes(slug))
  const isOwn = own === list
  const isEmptied = own === '' && canUndo
  const action = canUndo
    ? { name: 'Undo', run: undo }
    : isOwn
      ? { name: 'Clear your list', run: clearList }
      : isSaved
        ? undefined
        : { name: `Save ${nameAll(shown.length)}`, run: () => saveAll(shown, list) }

  const text = isOwn
    ? 'Saved only in this browser. Anyone with the link can see it.'
    : isEmptied
      ? 'Your list is empty.'
      : isSaved && own !== ''
        ? 'Someone shared this list. All of it is on yours.'
        : 'Someone shared this list. Save it to this browser.'

  if (list === unknownList) {
    return <p className={styles.note}>This shared list has no restaurants that we list today.</p>
  }
  return (
    <div className={styles.note}>
      <p>{text}</p>
      {action && (
        <button type="button" className={styles.action} onClick={action.run}>
          {action.name}
        </button>
      )}
      {isEmptied && (
        <ViewLink view={view} search={defaultsOf(directoryList)} className={styles.action}>
          {`All ${inWords(view.items.length)} restaurants`}
        </ViewLink>
      )}
    </div>
  )
}

function nameAll(count: number): string {
  return ['this restaurant', 'both'][count - 1] ?? `all ${inWords(count)}`
}
