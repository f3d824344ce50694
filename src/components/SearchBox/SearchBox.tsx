import { useId, useRef, type KeyboardEvent } from 'react'
import { Icon } from '#src/components/Icon/Icon.tsx'
import { cross } from '#src/components/Icon/paths.ts'
import { queryMaxLength } from '#src/domain/url/query-text.ts'
import styles from './SearchBox.module.scss'
import { useEarlyText } from './use-early-text.ts'
import type { QueryBox } from './use-query-box.ts'
import { useSlashKey } from './use-slash-key.ts'

// From Lucide (ISC), https://lucide.dev
const magnifier = 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM20.5 20.5l-4.4-4.4'

export interface SearchBoxProps {
  box: QueryBox
  /** The page's own path: without JavaScript the form asks it. */
  action: string
  label: string
  placeholder: string
  /** The other params of the view, which the form keeps; '' is left out. */
  otherParams: Readonly<Record<string, string>>
}

/** A real GET form with the text of the query; with JavaScript the list follows every key. */
export function SearchBox({ box, action, label, placeholder, otherParams }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const slashKey = useSlashKey(input)
  useEarlyText(input, box)

  const clear = () => {
    box.type('')
    input.current?.focus()
  }
  const answerKey = (event: KeyboardEvent) => {
    // Within a composition Escape belongs to the input method.
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && box.text !== '') {
      event.preventDefault()
      clear()
    } else if (mayLeaveView(event)) {
      box.flush()
    }
  }

  return (
    <form
      role="search"
      action={action}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        box.flush()
        // Puts away a phone's keyboard; the list is what the visitor wants to see now.
        if (matchMedia('(pointer: coarse)').matches) {
          document.getElementById('results')?.focus({ preventScroll: true })
        }
      }}
    >
      <div className={styles.field}>
        <Icon path={magnifier} />
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="query"
          value={box.text}
          onChange={(event) => box.type(event.target.value)}
          onKeyDown={answerKey}
          onBlur={box.flush}
          aria-label={label}
          aria-describedby={hintId}
          placeholder={placeholder}
          maxLength={queryMaxLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button type="button" className={styles.clear} hidden={box.text === ''} onClick={clear}>
          <Icon path={cross} />
          <span className={styles.clearLabel}>Clear search</span>
        </button>
      </div>
      <span id={hintId} hidden>
        The list follows as you type. {slashKey.isOn && 'Press slash to come here, '}
        {slashKey.isOn ? 'Escape to clear.' : 'Press Escape to clear.'}
      </span>
      {Object.entries(otherParams).map(
        ([name, value]) =>
          value !== '' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button type="submit" className={styles.submit}>
        Search
      </button>
      <button
        type="button"
        className={styles.slash}
        aria-pressed={slashKey.isOn}
        onClick={slashKey.toggle}
      >
        <kbd aria-hidden="true">/</kbd>
        <span className={styles.clearLabel}>Slash key goes to search</span>
      </button>
    </form>
  )
}

/** Keys of a browser's own, such as Back and Reload: they find the URL as it is. AltGr only types. */
function mayLeaveView(event: KeyboardEvent): boolean {
  const isCommand = event.altKey || event.ctrlKey || event.metaKey
  return event.key === 'F5' || (isCommand && !event.getModifierState('AltGraph'))
}
