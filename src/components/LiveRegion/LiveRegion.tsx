import styles from './LiveRegion.module.scss'

/**
 * With aria-atomic="false" a screen reader speaks only new messages. Orca reads an empty role="status" as
 * "statusbar", so it has a child, with an id because Firefox ignores plain `<div>`s.
 */
export function LiveRegion() {
  return (
    <div role="status" aria-atomic="false" className={styles.region}>
      <div id="messages" />
    </div>
  )
}
