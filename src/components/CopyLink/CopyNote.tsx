import styles from './CopyLink.module.scss'

/** What was copied, shown and spoken. It stands in the page beforehand, empty. */
export function CopyNote({ text }: { text: string }) {
  return (
    <p role="status" className={styles.note}>
      {text}
    </p>
  )
}
