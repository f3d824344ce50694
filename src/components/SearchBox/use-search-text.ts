import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  paramsOf,
  type ListDefinition,
  type ListSearch,
} from '#src/domain/finding/list-definition.ts'
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
 * @returns `settledText`: 200 ms after the last key; `isTyped`: the text may be newer than the URL
 */
export function useSearchText<Item>(list: ListDefinition<Item>, { query: urlText }: ListSearch) {
  const { history } = useRouter()
  const navigate = useNavigate()
  const [typed, setTyped] = useState<string>()
  const [settled, setSettled] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const write = (text: string) => {
    const { pathname, search, state } = history.location
    const { query: oldQuery = '', ...current } = parseQueryString(search)
    const query = toQueryText(text)
    // While another page loads, the URL is already the one of that page.
    if (pathname === list.path && query !== toQueryText(oldQuery)) {
      // The first search after a filter adds an entry: Back leads to the filter.
      const filters = paramsOf(list, current)
      void navigate({
        to: list.path,
        search: (before) => ({ ...before, query }),
        replace: state.isTyped === true || Object.keys(filters).length === 0,
        resetScroll: false,
        state: { isTyped: true },
      })
    }
  }

  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setSettled(text)
      timer.current = setTimeout(write, writeMs, text)
    }, settleMs)
  }

  const flush = () => {
    if (typed !== undefined) {
      clearTimeout(timer.current)
      // Wait: showing help now could move a link while someone clicks it.
      timer.current = setTimeout(setSettled, settleMs, typed)
      write(typed)
    }
  }

  const flushAtEnd = useEffectEvent(flush)
  // A layout effect listens before any effect navigates.
  useLayoutEffect(() => {
    const stopListening = history.subscribe(({ location, action: { type: action } }) => {
      const isWrite = action === 'PUSH' || action === 'REPLACE'
      if (!(isWrite && location.state.isTyped)) {
        clearTimeout(timer.current)
        setTyped(undefined)
        setSettled(undefined)
      }
    })
    return () => {
      stopListening()
      // Also where the list fails: the URL keeps the text.
      flushAtEnd()
      clearTimeout(timer.current)
    }
  }, [history])

  const isTyped = typed !== undefined
  return { text: typed ?? urlText, settledText: settled ?? urlText, isTyped, type, flush }
}
