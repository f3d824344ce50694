import { useRouter } from '@tanstack/react-router'
import {
  startTransition,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
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
  /** What the list is filtered by: the text, a moment later where the list is slow. */
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
 * @param isSlow whether the list may come a moment after the box
 */
export function useQueryBox(
  urlQuery: string,
  write: (query: string) => void,
  isSlow: boolean,
): QueryBox {
  const { history } = useRouter()
  const [text, setText] = useState(urlQuery)
  const [outside] = useState(createOutsideChanges)
  const change = useSyncExternalStore(outside.subscribe, outside.read, outside.read)
  const [followed, setFollowed] = useState(change)
  /** The outside change that was the last when the visitor typed. */
  const [typedAfter, setTypedAfter] = useState(change)
  const [listed, setListed] = useState({ after: change, query: urlQuery })
  const typed = useRef(urlQuery)
  const written = useRef(urlQuery)
  /** Our own writes that the address bar has not shown yet. */
  const underway = useRef<string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const writeTimes = useRef<number[]>([])

  // Not in an effect: no frame may show a new state with an old text.
  if (change !== undefined && change !== followed && change.query === urlQuery) {
    setFollowed(change)
    if (change !== typedAfter) {
      setText(urlQuery)
    }
  }
  // What was typed before the change may still be on its way through a transition.
  const query = listed.after === followed ? listed.query : (followed?.query ?? listed.query)

  const stopTimer = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])

  // Before any effect may navigate.
  useLayoutEffect(() => {
    const { pathname: page } = history.location
    const stopListening = history.subscribe(({ location, action: { type: kind } }) => {
      if (location.pathname !== page) {
        stopTimer()
        return
      }
      const next = toQueryText(parseQueryString(location.search).query ?? '')
      const isMove = kind === 'BACK' || kind === 'FORWARD' || kind === 'GO'
      const position = underway.current.indexOf(next)
      if (!isMove && position !== -1) {
        underway.current.splice(0, position + 1)
      } else if (isMove || next !== written.current) {
        stopTimer()
        underway.current = []
        typed.current = next
        written.current = next
        outside.tell({ query: next })
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
    if (next === written.current) {
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
      const after = outside.read()
      setTypedAfter(after)
      setText(next)
      const list = () => setListed({ after, query: toQueryText(next) })
      if (isSlow) {
        startTransition(list)
      } else {
        list()
      }
      if (timer.current === undefined) {
        const isNearLimit = writeTimes.current.length >= limitCount
        timer.current = setTimeout(flush, isNearLimit ? slowInterval : writeInterval)
      }
    },
    [flush, isSlow, outside],
  )

  return { text, query, type, flush }
}
