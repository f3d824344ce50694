import { useRouter } from '@tanstack/react-router'
import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isViewHeld } from '#src/boot/held-view.ts'
import { parseQueryString } from '#src/domain/url/query-string.ts'
import { toQueryText } from '#src/domain/url/query-text.ts'
import { createOutsideChanges } from './outside-change.ts'

/** Milliseconds. Safari throws at more than 100 history writes in 30 s, so stay well below. */
const writeInterval = 350
const limitSpan = 30_000
const limitCount = 60
const slowInterval = 2000

export interface QueryBox {
  /** What stands in the box. */
  text: string
  /** What the list is filtered by: the text as a URL writes it. */
  query: string
  type: (text: string) => void
  /** Puts what is typed into the URL without waiting. */
  flush: () => void
}

/**
 * The box owns the text that a visitor types; the URL follows at an interval, and is never written
 * what it says already. The box follows the URL only when something else changed it: Back, a link.
 * Binding the input to the URL drops letters (https://github.com/TanStack/router/issues/4973).
 *
 * @param urlQuery the text of the URL
 * @param write puts a text into the URL; keep it stable
 */
export function useQueryBox(urlQuery: string, write: (query: string) => void): QueryBox {
  const { history } = useRouter()
  const [text, setText] = useState(urlQuery)
  const [outside] = useState(createOutsideChanges)
  const change = useSyncExternalStore(outside.subscribe, outside.read, outside.read)
  const [followed, setFollowed] = useState(change)
  /** The outside change that was the last when the visitor typed. */
  const [typedAfter, setTypedAfter] = useState(change)
  const typed = useRef(urlQuery)
  const written = useRef(urlQuery)
  /** Our own writes that the address bar has not shown yet. */
  const underway = useRef<string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const writeTimes = useRef<number[]>([])
  /** The address is ahead of the page while another page loads. */
  const isLeaving = useRef(false)

  // Not in an effect: no frame may show a new state with an old text.
  if (change !== undefined && change !== followed && change.query === urlQuery) {
    setFollowed(change)
    if (change !== typedAfter) {
      setText(urlQuery)
    }
  }

  const stopTimer = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])

  // Before any effect may navigate.
  useLayoutEffect(() => {
    const { pathname: page } = history.location
    const stopListening = history.subscribe(({ location, action: { type: kind } }) => {
      isLeaving.current = location.pathname !== page
      if (isLeaving.current) {
        stopTimer()
        return
      }
      const next = toQueryText(parseQueryString(location.search).query ?? '')
      const isMove = kind === 'BACK' || kind === 'FORWARD' || kind === 'GO'
      const position = underway.current.indexOf(next)
      if (!isMove && position !== -1) {
        underway.current.splice(0, position + 1)
      } else if (isMove || next !== written.current) {
        const isTyped = typed.current !== written.current
        underway.current = []
        written.current = next
        // A static host's page comes to its own URL only now; what was typed meanwhile goes on.
        if (isMove || !isViewHeld() || !isTyped) {
          stopTimer()
          typed.current = next
          outside.tell({ query: next })
        }
      }
    })
    return () => {
      stopListening()
      stopTimer()
    }
  }, [history, outside, stopTimer])

  const flush = useCallback(() => {
    stopTimer()
    const next = toQueryText(typed.current)
    if (next === written.current || isLeaving.current) {
      return
    }
    const now = Date.now()
    writeTimes.current = [...writeTimes.current.filter((time) => now - time < limitSpan), now]
    written.current = next
    underway.current.push(next)
    write(next)
  }, [stopTimer, write])

  const type = useCallback(
    (next: string) => {
      typed.current = next
      setTypedAfter(outside.read())
      setText(next)
      if (timer.current === undefined) {
        const isNearLimit = writeTimes.current.length >= limitCount
        timer.current = setTimeout(flush, isNearLimit ? slowInterval : writeInterval)
      }
    },
    [flush, outside],
  )

  return { text, query: toQueryText(text), type, flush }
}
