import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { hrefOf, paramsOf, type ListDefinition, type ListSearch } from '#src/domain/finding/list.ts'
import { parseQueryString } from '#src/domain/url/query-string.ts'
import { toQueryText } from '#src/domain/url/query-text.ts'

/** From the last key to help. */
const settleMs = 200
/** From then to the URL. Safari throws at more than 100 history writes in 30 s. */
const writeMs = 300

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The search box wrote this entry. */
    isTyped?: true
  }
}

/**
 * The box owns its text and the URL follows; Back or a link changes the text. Binding the input to
 * `useSearch` would drop letters: https://github.com/TanStack/router/issues/4973.
 * @param urlSearch the search params of the rendered view
 * @returns `settledText`: 200 ms after the last key; `isTyped`: the text is newer than the URL
 */
export function useSearchText<Item>(list: ListDefinition<Item>, urlSearch: ListSearch) {
  const { history } = useRouter()
  const navigate = useNavigate()
  const href = hrefOf(list, urlSearch)
  const [renderedHref, setRenderedHref] = useState(href)
  const [text, setText] = useState(urlSearch.query)
  const [settledText, setSettledText] = useState(urlSearch.query)
  const [isTyped, setIsTyped] = useState(false)
  const typed = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // During the render, so that text and filters change together.
  if (renderedHref !== href) {
    setRenderedHref(href)
    if (!isTyped) {
      setText(urlSearch.query)
      setSettledText(urlSearch.query)
    }
  }

  const flush = useCallback(() => {
    clearTimeout(timer.current)
    const query = typed.current
    if (query === undefined) {
      return
    }
    // Wait: showing help now could move a link while someone clicks it.
    timer.current = setTimeout(() => setSettledText(query), settleMs)
    const { pathname, search, state } = history.location
    const { query: oldQuery = '', ...current } = parseQueryString(search)
    const newQuery = toQueryText(query)
    // While another page loads, the URL is already the one of that page.
    if (pathname === list.path && newQuery !== toQueryText(oldQuery)) {
      // The first search after a filter adds an entry: Back leads to the filter.
      const filters = paramsOf(list, current)
      void navigate({
        to: list.path,
        search: (before) => ({ ...before, query: newQuery }),
        replace: state.isTyped === true || Object.keys(filters).length === 0,
        resetScroll: false,
        state: { isTyped: true },
      })
    }
  }, [history, list, navigate])

  const type = (next: string) => {
    typed.current = next
    setText(next)
    setIsTyped(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setSettledText(next)
      timer.current = setTimeout(flush, writeMs)
    }, settleMs)
  }

  // A layout effect listens before any effect navigates.
  useLayoutEffect(() => {
    const stopListening = history.subscribe(({ location, action: { type: action } }) => {
      if (!location.state.isTyped || (action !== 'PUSH' && action !== 'REPLACE')) {
        clearTimeout(timer.current)
        typed.current = undefined
        setIsTyped(false)
        // The router does not render another entry of the same view.
        const next = location.pathname + location.search
        setRenderedHref((rendered) => (rendered === next ? '' : rendered))
      }
    })
    return () => {
      stopListening()
      // Also where the list fails: the URL keeps the text.
      flush()
      clearTimeout(timer.current)
    }
  }, [flush, history])

  return { text, settledText, isTyped, type, flush }
}
