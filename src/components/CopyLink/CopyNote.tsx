import { useLayoutEffect, useRef } from 'react'
import styles from './CopyLink.module.scss'

/** What was copied, shown and spoken. It stands in the page beforehand, empty. */
export function CopyNote({ text }: { text: string }) {
  const note = useRef<HTMLParagraphElement>(null)

  // At the end of the window where it does not cover what was pressed.
  useLayoutEffect(() => {
    if (text === '') {
      return
    }
    const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
    note.current?.toggleAttribute('data-at-top', top + bottom > innerHeight)
  }, [text])

  return (
    <p ref={note} role="status" className={styles.note}>
      {text}
    </p>
  )
}
