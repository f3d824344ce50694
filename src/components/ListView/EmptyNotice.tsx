import { ViewLink } from '#src/components/ViewLink/ViewLink.tsx'
import { defaultsOf, type View } from '#src/domain/finding/list-definition.ts'
import styles from './EmptyNotice.module.scss'

export function EmptyNotice<Item>({ view }: { view: View<Item> }) {
  const { list, search } = view
  return (
    <div className={styles.notice}>
      <span className={styles.plate} aria-hidden="true" />
      <p className={styles.count}>{list.texts.count(0, search)}</p>
      <p className={styles.none}>{list.texts.noResults}</p>
      <ViewLink view={view} search={defaultsOf(list)} className={styles.all} focusesResults>
        Show all<span className={styles.hidden}> {list.noun.many}</span>
      </ViewLink>
    </div>
  )
}
