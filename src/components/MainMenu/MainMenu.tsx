import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '#src/components/Icon/Icon.tsx'
import { cross } from '#src/components/Icon/paths.ts'
import styles from './MainMenu.module.scss'

/**
 * The menu of narrow screens: a modal dialog, so the browser itself makes the rest inert, closes on
 * Escape and gives the focus back. A page that opens closes it.
 */
export function MainMenu({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const router = useRouter()

  useEffect(() => router.subscribe('onBeforeNavigate', () => dialog.current?.close()), [router])

  // A closing dialog gives the focus to what had it before: Safari focuses no button by a click, and
  // after one that had to wait for the script the focus may be elsewhere.
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.focus()
    dialog.current?.showModal()
  }

  return (
    <>
      <button type="button" id="menu" className={styles.open} aria-haspopup="dialog" onClick={open}>
        <Icon path="M3 8h18M3 16h18" />
        Menu
      </button>
      <dialog ref={dialog} className={styles.sheet} aria-label="Menu" data-surface="night">
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          <Icon path={cross} />
          Close
        </button>
        {children}
      </dialog>
    </>
  )
}
