import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import { MessagePage } from '#src/components/MessagePage/MessagePage.tsx'
import styles from './ErrorPage.module.scss'

const message = 'Unexpected Application Error!'

/** What the router shows when a route's code throws or does not load. */
export function ErrorPage({ reset }: Pick<ErrorComponentProps, 'reset'>) {
  const router = useRouter()

  // It comes in place of a page, without a navigation that would say so.
  useEffect(() => {
    const { title } = document
    document.title = message
    focusContentIfLost()
    return () => {
      // A page that was gone to has a title of its own by now.
      if (document.title === message) {
        document.title = title
      }
      // Trying again draws this page anew, or the one that was meant: the focus goes with the button.
      setTimeout(focusContentIfLost)
    }
  }, [])

  const tryAgain = async () => {
    await router.invalidate()
    reset()
  }
  return (
    <MessagePage
      title={message}
      text={isOnline() ? 'Something on our side went wrong.' : 'You are offline.'}
    >
      <button type="button" className={styles.button} onClick={() => void tryAgain()}>
        Try again
      </button>
      <ButtonLink to="/" isGhost>
        Go to Home
      </ButtonLink>
    </MessagePage>
  )
}

/** The server, where nothing tells, is. */
function isOnline(): boolean {
  return import.meta.env.SSR || navigator.onLine
}

function focusContentIfLost(): void {
  if (document.activeElement === document.body) {
    document.querySelector('main')?.focus({ preventScroll: true })
  }
}
