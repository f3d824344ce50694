import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import styles from './LiveRegion.module.scss'

export interface NoteProps {
  text: string
  shownMs: number
  /** Called after that time, on Escape, and on a navigation. */
  onEnd: () => void
}

export function Note({ text, shownMs, onEnd }: NoteProps) {
  const note = useRef<HTMLParagraphElement>(null)
  const { history } = useRouter()
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    const timer = setTimeout(() => end(), shownMs)
    const unsubscribe = history.subscribe(() => end())
    const endOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && end()
    addEventListener('keydown', endOnEscape)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      removeEventListener('keydown', endOnEscape)
    }
  }, [shownMs, history])

  // At the edge that is farther from the focus, which the note would cover.
  useLayoutEffect(() => {
    const moveAway = () => {
      const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
      note.current?.toggleAttribute('data-at-top', top + bottom > innerHeight)
    }
    moveAway()
    document.addEventListener('focusin', moveAway)
    return () => document.removeEventListener('focusin', moveAway)
  }, [])

  return (
    <p ref={note} className={styles.note}>
      {text}
    </p>
  )
}
