import styles from './LiveRegion.module.scss'
import { remove, useMessages } from './messages.ts'
import { Note } from './Note.tsx'

/**
 * The one live region of every page. Each message is a separate element, so that none is lost when two
 * come at once, and the same text can be spoken again; with aria-atomic="false" the older is not
 * repeated. The inner element is for Orca, which reads a role="status" around nothing as "statusbar"; the
 * id is for Firefox, which passes on no plain <div> without one.
 */
export function LiveRegion() {
  return (
    <div role="status" aria-atomic="false" className={styles.region}>
      <div id="messages">
        {useMessages().map((message) =>
          message.shownMs === undefined ? (
            <p key={message.id} className={styles.spoken}>
              {message.text}
            </p>
          ) : (
            <Note
              key={message.id}
              text={message.text}
              shownMs={message.shownMs}
              onEnd={() => remove(message)}
            />
          ),
        )}
      </div>
    </div>
  )
}
