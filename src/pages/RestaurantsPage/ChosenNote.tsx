import {
  clearList,
  saveAll,
  undo,
  useCanUndo,
  useOwnList,
} from '#src/components/OwnListLink/own-list.ts'
import { ViewLink } from '#src/components/ViewLink/ViewLink.tsx'
import { directoryList, type DirectorySearch } from '#src/domain/directory/list.ts'
import { splitSlugs } from '#src/domain/directory/slugs.ts'
import { defaultsOf } from '#src/domain/finding/list.ts'
import type { View } from '#src/domain/finding/view.ts'
import { inWords } from '#src/domain/language/in-words.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import styles from './ChosenNote.module.scss'

/**
 * Whose list a view is, and what can be done with it. The HTML says what holds for everyone; whether
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
        : { name: `Keep ${nameThese(shown.length)}`, run: () => saveAll(shown, list) }

  const [whose, more] = isOwn
    ? ['Kept in this browser alone.', 'The link shows it to anyone.']
    : isEmptied
      ? ['Your list is empty.', 'What you save waits there, in this browser alone.']
      : isSaved && own !== ''
        ? ['Someone put this together.', 'All of it is on your list.']
        : ['Someone put this together.', 'Keep it, and it waits in this browser.']

  return (
    <div className={styles.note}>
      <p>
        {whose} <span className={styles.more}>{more}</span>
      </p>
      {action && (
        <button type="button" className={styles.action} onClick={action.run}>
          {action.name}
        </button>
      )}
      {isEmptied && (
        <ViewLink view={view} search={() => defaultsOf(directoryList)} className={styles.action}>
          {`All ${inWords(view.items.length)} restaurants`}
        </ViewLink>
      )}
    </div>
  )
}

/** 'these three', 'this one' */
function nameThese(count: number): string {
  return count === 1 ? 'this one' : `these ${inWords(count)}`
}
