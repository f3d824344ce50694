import { useNavigate, useRouter } from '@tanstack/react-router'
import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { parseQueryString } from '#src/domain/url/query-string.ts'
import { toQueryText } from '#src/domain/url/query-text.ts'

/** From the last key to rest: longer than most people take between two keys. */
const restMs = 200
/** From rest to the write. Safari throws at more than 100 history writes in 30 s. */
const writeDelayMs = 300

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search box wrote this entry while the visitor typed. */
    isTyped?: true
  }
}

export interface QueryBox {
  /** The value of the input. */
  text: string
  /** The visitor typed it: it did not come with the URL. */
  isTyped: boolean
  /** The text 200 ms after the last key, for work that would slow every key down or flicker with it. */
  rested: string
  type: (text: string) => void
  /** Writes what is typed to the URL without waiting. */
  flush: () => void
}

/**
 * The text of a search box. The box owns it; `navigate({ replace: true })` writes it to the URL 500 ms
 * after the last key, or on leaving the box, for the next key would wait while the router renders. Its own writes carry a mark
 * in the history state. Any other change of the URL, by Back or a link, changes the text too. Binding
 * the input to `useSearch` would drop letters: https://github.com/TanStack/router/issues/4973.
 * @param path of the list
 * @param urlQuery the text of the view that the router has rendered
 */
export function useQueryBox(path: string, urlQuery: string): QueryBox {
  const { history } = useRouter()
  const navigate = useNavigate()
  const [{ text, isTyped }, setBox] = useState(() => given(urlQuery))
  // Apart from the box: React forgets a state set while rendering if its hook has a transition pending.
  const [rested, setRested] = useState(urlQuery)
  /** The text of a new URL. The box shows it once the router has rendered that URL. */
  const [awaited, setAwaited] = useState<string>()
  const latest = useRef({ text, isTyped })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Set while rendering, so that text and filters of the new URL are committed together.
  if (awaited !== undefined && awaited === urlQuery) {
    setAwaited(undefined)
    setBox(given(urlQuery))
  }
  if (!isTyped && rested !== text) {
    setRested(text)
  }

  const stopTimer = useCallback(() => clearTimeout(timer.current), [])
  const rest = useCallback(() => startTransition(() => setRested(latest.current.text)), [])

  // A layout effect, so that it listens before any effect navigates.
  useLayoutEffect(() => {
    const { pathname } = history.location
    const stopListening = history.subscribe(({ location, action: { type: action } }) => {
      const isReplaced = action === 'REPLACE'
      if (location.pathname !== pathname) {
        stopTimer()
      } else if (!(isReplaced && location.state.isTyped)) {
        stopTimer()
        const query = readQuery(location.search)
        latest.current = given(query)
        // Outside the transition in which the router may navigate: an update inside would come after it.
        queueMicrotask(() => {
          if (!latest.current.isTyped) {
            setAwaited(query)
          }
        })
      }
    })
    return () => {
      stopListening()
      stopTimer()
    }
  }, [history, stopTimer])

  const flush = useCallback(() => {
    stopTimer()
    // Not at once: who leaves the box may be pressing a link, and resting may move it.
    timer.current = setTimeout(rest, restMs)
    const query = toQueryText(latest.current.text)
    const { pathname, search } = history.location
    // While another page loads, the URL is that page's already.
    if (latest.current.isTyped && pathname === path && query !== readQuery(search)) {
      void navigate({
        to: path as '/restaurants',
        search: (previous) => ({ ...previous, query }),
        state: { isTyped: true },
        replace: true,
        resetScroll: false,
      })
    }
  }, [history, navigate, path, stopTimer, rest])

  const type = useCallback(
    (next: string) => {
      latest.current = { text: next, isTyped: true }
      setAwaited(undefined)
      setBox(latest.current)
      stopTimer()
      timer.current = setTimeout(() => {
        rest()
        timer.current = setTimeout(flush, writeDelayMs)
      }, restMs)
    },
    [flush, stopTimer, rest],
  )

  return { text, isTyped, rested, type, flush }
}

function given(text: string) {
  return { text, isTyped: false }
}

/** The text of a URL's search params. */
function readQuery(search: string): string {
  return toQueryText(parseQueryString(search).query ?? '')
}
