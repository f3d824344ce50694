import { useEffect } from 'react'
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import { showNote } from '#src/components/LiveRegion/messages.ts'
import { MessagePage } from '#src/components/MessagePage/MessagePage.tsx'
import styles from '#src/components/ButtonLink/ButtonLink.module.scss'

const message = 'Unexpected Application Error!'

/** Node has no `navigator`, or none with `onLine`. */
const isOffline = () => (globalThis.navigator as Navigator | undefined)?.onLine === false

export function ErrorPage() {
  // Nothing navigates, so nothing else moves the focus.
  useEffect(() => {
    document.title = message
    if (document.activeElement === document.body) {
      document.querySelector('main')?.focus({ preventScroll: true })
    }
  }, [])

  const reason = isOffline() ? 'You are offline.' : 'Something on our side went wrong.'
  return (
    <MessagePage title={message} text={reason}>
      <button
        type="button"
        className={styles.button}
        // Offline, the browser would show a page of its own.
        onClick={() => (isOffline() ? showNote('You are still offline.') : location.reload())}
      >
        Reload the page
      </button>
      <ButtonLink to="/" isGhost>
        Go to Home
      </ButtonLink>
    </MessagePage>
  )
}
