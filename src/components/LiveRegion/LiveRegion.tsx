import styles from './LiveRegion.module.scss'

/** Unseen text that screen readers speak when it changes. It must stand in the page beforehand. */
export function LiveRegion({ text }: { text: string }) {
  return (
    <p role="status" className={styles.region}>
      {text}
    </p>
  )
}
