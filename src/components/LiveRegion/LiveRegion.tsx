import styles from './LiveRegion.module.scss'

/**
 * The one live region of every page; messages.ts adds its messages. With aria-atomic="false" a screen
 * reader speaks only what was added. The inner element is for Orca, which reads an empty role="status"
 * as "statusbar"; Firefox exposes a plain `<div>` only if it has an id.
 */
export function LiveRegion() {
  return (
    <div role="status" aria-atomic="false" className={styles.region}>
      <div id="messages" />
    </div>
  )
}
