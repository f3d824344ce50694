import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '#src/components/Icon/Icon.tsx'
import { cross } from '#src/components/Icon/paths.ts'
import styles from './MainMenu.module.scss'

const id = 'main-menu'
const showMenu = { command: 'show-modal', commandfor: id }
const closeMenu = { command: 'close', commandfor: id }

/**
 * The menu of narrow screens: a modal <dialog>. The browser makes the rest inert, closes it on Escape
 * and returns the focus. Its buttons have invoker commands, so that it opens before the app has
 * loaded; `onClick` does the same for browsers without them.
 * https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
 */
export function MainMenu({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const router = useRouter()

  useEffect(() => router.subscribe('onBeforeNavigate', () => dialog.current?.close()), [router])

  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // A dialog returns the focus to what had it, and Safari focuses no button by a click.
    currentTarget.focus()
    if (!knowsCommands(currentTarget)) {
      dialog.current?.showModal()
    }
  }
  const close = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!knowsCommands(currentTarget)) {
      dialog.current?.close()
    }
  }

  return (
    <>
      <button
        type="button"
        id="menu"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={open}
        {...showMenu}
      >
        <Icon path="M3 8h18M3 16h18" />
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
        <button type="button" className={styles.close} onClick={close} {...closeMenu}>
          <Icon path={cross} />
          Close
        </button>
        {children}
      </dialog>
    </>
  )
}

function knowsCommands(button: HTMLButtonElement): boolean {
  return 'commandForElement' in button
}
