import { useEffect } from 'react'
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import { MessagePage } from '#src/components/MessagePage/MessagePage.tsx'
import styles from './ErrorPage.module.scss'

const message = 'Unexpected Application Error!'

export function ErrorPage() {
  // NavigationFocus does not run, because nothing navigates.
  useEffect(() => {
    const { title } = document
    document.title = message
    focusContentIfLost()
    return () => {
      if (document.title === message) {
        document.title = title
      }
    }
  }, [])

  const reload = () => {
    // Offline, the browser would show a page of its own.
    if (isOnline()) {
      location.reload()
    }
  }
  return (
    <MessagePage
      title={message}
      text={isOnline() ? 'Something on our side went wrong.' : 'You are offline.'}
    >
      <button type="button" className={styles.button} onClick={reload}>
        Reload the page
      </button>
      <ButtonLink to="/" isGhost>
        Go to Home
      </ButtonLink>
    </MessagePage>
  )
}

/** Node has no `onLine`. */
function isOnline(): boolean {
  return import.meta.env.SSR || navigator.onLine
}

function focusContentIfLost(): void {
  if (document.activeElement === document.body) {
    document.querySelector('main')?.focus({ preventScroll: true })
  }
}
