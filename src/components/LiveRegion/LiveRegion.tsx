import styles from './LiveRegion.module.scss'

/** Hidden text that screen readers speak when it changes. Render it, empty, before it has a text. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <p role="status" className={styles.region}>
      {text}
    </p>
  )
}
