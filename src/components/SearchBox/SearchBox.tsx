import { useHydrated } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import type { useListView } from '#src/components/ListView/use-list-view.ts'
import { Icon } from '#src/components/Icon/Icon.tsx'
import { paramsOf, type FilterParam, type ListSearch, type View } from '#src/domain/finding/list.ts'
import { queryMaxLength } from '#src/domain/url/query-text.ts'
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx'
import styles from './SearchBox.module.scss'

interface SearchBoxProps<Item, Search extends ListSearch> {
  view: View<Item, Search>
  searchText: ReturnType<typeof useListView>['searchText']
  /** The params of the pickers that belong to this form. Without a script, its other params are hidden fields. */
  pickerParams?: readonly FilterParam<Search>[]
}

export function SearchBox<Item, Search extends ListSearch>({
  view: { list, search },
  searchText: { text, type, flush, loadTextSearch },
  pickerParams,
}: SearchBoxProps<Item, Search>) {
  const input = useRef<HTMLInputElement>(null)
  const searchKey = useHydrated() && /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘K' : 'Ctrl K'

  useEffect(() => {
    const focusInput = (event: globalThis.KeyboardEvent) => {
      const isOther = event.altKey || event.shiftKey || event.isComposing
      if ((event.ctrlKey || event.metaKey) && !isOther && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        input.current?.focus()
        input.current?.select()
      }
    }
    document.addEventListener('keydown', focusInput)
    return () => document.removeEventListener('keydown', focusInput)
  }, [])

  // The visitor may have typed before hydration, which fires no event. A layout effect, because in others React would
  // not defer the list, and would hide the page while the search loads.
  const readInput = useEffectEvent(() => {
    const { value, defaultValue } = input.current ?? {}
    if (value !== undefined && value !== defaultValue) {
      type(value)
    }
    if (document.activeElement === input.current) {
      loadTextSearch()
    }
  })
  useLayoutEffect(() => readInput(), [])

  // A text from before hydration is in the URL first: else the choice of a picker from then would drop it.
  useEffect(flush, [flush])

  const clear = () => {
    input.current?.focus()
    input.current?.select()
    // A new value could not be undone.
    void (document.execCommand('delete') || type(''))
  }
  const handleKey = (event: KeyboardEvent) => {
    // During a composition Escape belongs to the input method.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && text !== '') {
      event.preventDefault()
      clear()
    } else if (event.key === 'F5' || event.altKey || event.ctrlKey || event.metaKey) {
      // Browser shortcuts, such as Back and Reload, read the URL.
      flush()
    }
  }

  return (
    <form
      id="search-form"
      role="search"
      action={list.path}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        flush()
        // Closes the on-screen keyboard, which covers the list.
        if (matchMedia('(pointer: coarse)').matches) {
          document.getElementById('results')?.focus({ preventScroll: true })
        }
      }}
    >
      {Object.entries(paramsOf(list, { ...search, query: '' }))
        .filter(([name]) => pickerParams?.some((param) => param === name) !== true)
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <div className={styles.field}>
        <Icon name="search" />
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="query"
          value={text}
          onChange={(event) => {
            loadTextSearch()
            type(event.target.value)
          }}
          onFocus={loadTextSearch}
          onKeyDown={handleKey}
          onBlur={flush}
          aria-label={`Search ${list.noun.many}`}
          aria-describedby="search-keys"
          placeholder={list.texts.placeholder}
          maxLength={queryMaxLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-keyshortcuts="Control+K Meta+K"
        />
        <kbd className={styles.key} aria-hidden="true">
          {searchKey}
        </kbd>
        <button type="button" className={styles.clear} onClick={clear}>
          <Icon name="x" />
          <VisuallyHidden>Clear search</VisuallyHidden>
        </button>
      </div>
      <span id="search-keys" hidden>
        Press {searchKey} to search, Escape to clear.
      </span>
      <button type="submit" className={styles.submit}>
        Search
      </button>
    </form>
  )
}
