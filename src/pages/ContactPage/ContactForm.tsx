import { useEffect, useRef, type FormEvent } from 'react'
import { Icon } from '#src/components/Icon/Icon.tsx'
import { arrowRight } from '#src/components/Icon/paths.ts'
import { speak } from '#src/components/LiveRegion/messages.ts'
import { site } from '#src/site.ts'
import styles from './ContactForm.module.scss'
import { Field } from './Field.tsx'
import { refuseBlanks } from './refuse-blanks.ts'
import { useDraft } from './use-draft.ts'
import { useSending } from './use-sending.ts'

// From Lucide (ISC), https://lucide.dev
const check = 'M20 6 9 17l-5-5'

/**
 * Checks the fields and simulates sending with a timer, as specified: there is no server for messages
 * yet. Without a script the form opens the visitor's mail program (`mailto:`).
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(form)
  const { state, send } = useSending(draft.forget)
  const isSending = state === 'sending'
  const button = useRef<HTMLButtonElement>(null)
  const buttonPlace = useRef<HTMLParagraphElement>(null)
  const notice = useRef<HTMLDivElement>(null)

  // A disabled button loses the focus. It gets it back when it is enabled again.
  useEffect(() => {
    if (!isSending && document.activeElement === buttonPlace.current) {
      button.current?.focus()
    }
  }, [isSending])

  useEffect(() => {
    if (state === 'sending') {
      speak('Sending...')
    } else if (state === 'sent') {
      speak(`Message sent successfully. We’ll get back to you within ${site.responseTime}.`)
      // After the effect above: focus() scrolls to the button, and on a phone the notice is below it.
      notice.current?.scrollIntoView({ block: 'nearest' })
    }
  }, [state])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    // Texts from before hydration or from a stored draft have not been checked yet.
    for (const field of sent.querySelectorAll<HTMLInputElement>('input, textarea')) {
      refuseBlanks(field)
    }
    if (!sent.reportValidity()) {
      return
    }
    if (document.activeElement === button.current) {
      buttonPlace.current?.focus({ preventScroll: true })
    }
    send(new FormData(sent))
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Send us a message"
      action={`mailto:${site.email}`}
      method="post"
      encType="text/plain"
      onInput={draft.keep}
      onSubmit={submit}
    >
      <span className={styles.stamp} data-is-sent={state === 'sent' || undefined}>
        <Icon path={check} />
      </span>
      <p className={styles.note}>Fields marked * are required.</p>
      <Field name="name" label="Name" autoComplete="name" />
      <Field name="email" label="Email" type="email" autoComplete="email" />
      <Field name="subject" label="Subject" autoComplete="off" />
      <Field name="message" label="Message" rows={8} autoComplete="off" />
      <p ref={buttonPlace} tabIndex={-1}>
        <button ref={button} type="submit" className={styles.button} disabled={isSending}>
          {isSending ? 'Sending...' : 'Send message'}
          {!isSending && <Icon path={arrowRight} />}
        </button>
      </p>
      {state === 'sent' && (
        <div ref={notice} className={styles.notice}>
          <span className={styles.check}>
            <Icon path={check} />
          </span>
          <p className={styles.noticeTitle}>Message sent successfully!</p>
          <p>{`We'll get back to you within ${site.responseTime}.`}</p>
        </div>
      )}
    </form>
  )
}
