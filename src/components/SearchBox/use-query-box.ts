import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { toQueryText } from '#src/domain/url/query-text.ts'

/** Milliseconds. Safari refuses more than 100 history writes in 30 s, so stay well below. */
const writeInterval = 350

export interface QueryBox {
  text: string
  type: (text: string) => void
  /** Puts what is typed into the URL without waiting. */
  flush: () => void
}

/**
 * The box owns the text that a visitor types; the URL follows at an interval, and is never written
 * what it says already. The box follows the URL only when something else changed it: Back, a link.
 * Binding the input to the URL drops letters (https://github.com/TanStack/router/issues/4973).
 *
 * @param query the text of the URL
 * @param write puts a text into the URL; keep it stable
 */
export function useQueryBox(query: string, write: (query: string) => void): QueryBox {
  const [text, setText] = useState(query)
  const typed = useRef(query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Our own writes that the URL has not shown yet; the last is what it will say. */
  const underway = useRef<string[]>([])
  const shown = useRef(query)

  useLayoutEffect(() => {
    if (query === shown.current) {
      return
    }
    shown.current = query
    const position = underway.current.indexOf(query)
    if (position !== -1) {
      underway.current.splice(0, position + 1)
      return
    }
    clearTimeout(timer.current)
    timer.current = undefined
    underway.current = []
    typed.current = query
    setText(query)
  }, [query])

  useEffect(() => () => clearTimeout(timer.current), [])

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const next = toQueryText(typed.current)
    if (next !== (underway.current.at(-1) ?? shown.current)) {
      underway.current.push(next)
      write(next)
    }
  }, [write])

  const type = useCallback(
    (next: string) => {
      typed.current = next
      setText(next)
      if (timer.current === undefined) {
        timer.current = setTimeout(flush, writeInterval)
      }
    },
    [flush],
  )

  return { text, type, flush }
}
