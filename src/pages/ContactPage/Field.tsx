import { useId, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '#src/components/Icon/Icon.tsx'
import { speak } from '#src/components/LiveRegion/messages.ts'
import styles from './Field.module.scss'
import { refuseBlanks } from './form-fields.ts'

// From Lucide (ISC), https://lucide.dev
const exclamation = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8v4M12 16h.01'

export interface FieldProps {
  name: string
  label: string
  autoComplete: string
  type?: 'text' | 'email'
  rows?: number
}

/** Shows the validation message below the field: the bubble of the browser would cover the page. */
export function Field({ name, label, autoComplete, type = 'text', rows }: FieldProps) {
  const id = useId()
  const [error, setError] = useState('')

  const shared = {
    id,
    name,
    autoComplete,
    required: true,
    className: styles.input,
    // Always set: Firefox would call an untouched field invalid.
    'aria-invalid': error !== '',
    'aria-describedby': error === '' ? undefined : `${id}-error`,
    onInvalid: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      event.preventDefault()
      const field = event.currentTarget
      // Synchronous, so that the focus makes screen readers speak the message.
      flushSync(() => setError(field.validationMessage))
      if (field === document.activeElement) {
        // The focus does not move, so nothing else speaks it.
        speak(field.validationMessage)
      } else if (field.form?.querySelector(':invalid') === field) {
        field.focus()
      }
    },
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      refuseBlanks(event.currentTarget)
      if (error !== '') {
        setError(event.currentTarget.validationMessage)
      }
    },
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label} *</label>
      {rows === undefined ? (
        <input type={type} {...shared} />
      ) : (
        <textarea rows={rows} {...shared} />
      )}
      {error !== '' && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon path={exclamation} />
          {error}
        </p>
      )}
    </div>
  )
}
