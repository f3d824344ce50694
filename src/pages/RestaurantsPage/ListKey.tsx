import { memo } from 'react'
import styles from './ListKey.module.scss'

const text =
  '$ to $$$$: from a counter lunch to a tasting menu. NEW: opened in the two years before the update. “Last confirmed”: the year in which a source last named the place.'

interface ListKeyProps {
  awards: string | undefined
}

const explain = (awards?: string) =>
  awards === undefined ? text : `${text} Awards as of ${awards}.`

export const ListKey = memo(function ListKey({ awards }: ListKeyProps) {
  return <p className={styles.key}>{explain(awards)}</p>
})

export const ListKeyButton = memo(function ListKeyButton({ awards }: ListKeyProps) {
  return (
    <>
      <button type="button" popoverTarget="list-key" className={styles.button}>
        Key<span className={styles.hidden}> to the signs on the cards</span>
      </button>
      <p id="list-key" popover="auto" className={styles.popover}>
        {explain(awards)}
      </p>
    </>
  )
})
