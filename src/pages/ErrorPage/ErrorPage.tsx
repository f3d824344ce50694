import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import { MessagePage } from '#src/components/MessagePage/MessagePage.tsx'
import styles from './ErrorPage.module.scss'

const message = 'Unexpected Application Error!'

export function ErrorPage({ reset }: Pick<ErrorComponentProps, 'reset'>) {
  const router = useRouter()

  // NavigationFocus does not run, because nothing navigates.
  useEffect(() => {
    const { title } = document
    document.title = message
    focusContentIfLost()
    return () => {
      if (document.title === message) {
        document.title = title
      }
      // "Try again" removes itself while it has the focus.
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

/** Node has no `onLine`. */
function isOnline(): boolean {
  return import.meta.env.SSR || navigator.onLine
}

function focusContentIfLost(): void {
  if (document.activeElement === document.body) {
    document.querySelector('main')?.focus({ preventScroll: true })
  }
}
