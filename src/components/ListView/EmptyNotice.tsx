import type { View } from '#src/domain/finding/list-definition.ts'
import styles from './EmptyNotice.module.scss'

export function EmptyNotice<Item>({ view }: { view: View<Item> }) {
  const { list, search } = view
  return (
    <div className={styles.notice}>
      <span className={styles.plate} aria-hidden="true" />
      <p className={styles.count}>{list.texts.count(0, search)}</p>
      <p className={styles.none}>{list.texts.noResults}</p>
      <a href={list.path} className={styles.all}>
        Show all<span className={styles.hidden}> {list.noun.many}</span>
      </a>
    </div>
  )
}
