import { useState, type ComponentProps, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '#src/components/Icon/Icon.tsx'
import { announce } from '#src/components/LiveRegion/messages.ts'
import styles from './Field.module.scss'

export type TextField = HTMLInputElement | HTMLTextAreaElement

type FieldProps = ComponentProps<'input'> &
  Pick<ComponentProps<'textarea'>, 'rows'> & { name: string; label: string }

/** Shows the validation message below the field: the bubble of the browser would cover the page. */
export function Field({ label, ...props }: FieldProps) {
  const id = `contact-${props.name}`
  const [error, setError] = useState('')

  const refuse = (event: FormEvent<TextField>) => {
    event.preventDefault()
    const field = event.currentTarget
    // Synchronous, so that the focus makes screen readers speak the message.
    flushSync(() => setError(field.validationMessage))
    if (field === document.activeElement) {
      // The focus does not move, so nothing else speaks it.
      announce(field.validationMessage)
    } else if (field.form?.querySelector(':invalid') === field) {
      field.focus()
    }
  }
  const check = ({ currentTarget: field }: FormEvent<TextField>) => {
    refuseBlanks(field)
    if (error !== '') {
      setError(field.validationMessage)
    }
  }
  // One type for both elements.
  const Control = (props.rows === undefined ? 'input' : 'textarea') as 'input'
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label} *</label>
      <Control
        {...props}
        id={id}
        required
        className={styles.input}
        // Always set: Firefox would call an untouched field invalid.
        aria-invalid={error !== ''}
        aria-describedby={error === '' ? undefined : `${id}-error`}
        onInvalid={refuse}
        onChange={check}
      />
      {error !== '' && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </div>
  )
}

/** `required` accepts spaces. For them, too, this shows the browser's message of an empty field, in its language. */
export function refuseBlanks(field: TextField): void {
  const isBlank = field.value !== '' && field.value.trim() === ''
  const empty = field.cloneNode() as TextField
  empty.value = ''
  field.setCustomValidity(isBlank ? empty.validationMessage : '')
}
