import { useLayoutEffect, useRef } from 'react'
import styles from './CopyLink.module.scss'

/** Shows and speaks what was copied. A live region: it is in the page, empty, before it has a text. */
export function CopyNote({ text }: { text: string }) {
  const note = useRef<HTMLParagraphElement>(null)

  // At the edge of the window that is farther from the focus, which it would cover.
  useLayoutEffect(() => {
    if (text === '') {
      return undefined
    }
    const moveAway = () => {
      const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
      note.current?.toggleAttribute('data-at-top', top + bottom > innerHeight)
    }
    moveAway()
    document.addEventListener('focusin', moveAway)
    return () => document.removeEventListener('focusin', moveAway)
  }, [text])

  return (
    <p ref={note} role="status" className={styles.note}>
      {text}
    </p>
  )
}
