import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '#src/components/Icon/Icon.tsx'
import styles from './MainMenu.module.scss'

const id = 'main-menu'

/**
 * Invoker commands open it before hydration; `onClick` does so in browsers without them.
 * https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
 */
export function MainMenu({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const router = useRouter()

  useEffect(() => router.subscribe('onBeforeNavigate', () => dialog.current?.close()), [router])

  const open = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    // Safari does not focus a clicked button, so the dialog could not return the focus to it.
    event.currentTarget.focus()
    dialog.current?.showModal()
  }

  return (
    <>
      <button
        type="button"
        id="menu"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={open}
        {...{ command: 'show-modal', commandfor: id }}
      >
        <Icon name="menu" />
        Menu
      </button>
      <dialog
        ref={dialog}
        id={id}
        className={styles.sheet}
        aria-label="Menu"
        data-surface="night"
        // It may be open before hydration.
        suppressHydrationWarning
      >
        <form method="dialog">
          {/* It lies on Menu, so the second click of a double click would close the menu. */}
          <button
            className={styles.close}
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            <Icon name="x" />
            Close
          </button>
        </form>
        {children}
      </dialog>
    </>
  )
}
