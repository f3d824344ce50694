import { useEffect, useRef, type FormEvent } from 'react'
import { Icon } from '#src/components/Icon/Icon.tsx'
import { arrowRight } from '#src/components/Icon/paths.ts'
import { LiveRegion } from '#src/components/LiveRegion/LiveRegion.tsx'
import { site } from '#src/site.ts'
import styles from './ContactForm.module.scss'
import { Field } from './Field.tsx'
import { refuseBlanks } from './refuse-blanks.ts'
import { useDraft } from './use-draft.ts'
import { useSending } from './use-sending.ts'

// From Lucide (ISC), https://lucide.dev
const check = 'M20 6 9 17l-5-5'

/**
 * Sends nothing anywhere yet: the specification has a timer in place of a server. Without a script
 * the form hands the message to the visitor's mail program.
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(form)
  const { state, send } = useSending(draft.forget)
  const isSending = state === 'sending'
  const button = useRef<HTMLButtonElement>(null)
  const buttonPlace = useRef<HTMLParagraphElement>(null)
  const notice = useRef<HTMLDivElement>(null)

  // A disabled button drops the focus; it gets it back when it can be used again.
  useEffect(() => {
    if (!isSending && document.activeElement === buttonPlace.current) {
      button.current?.focus()
    }
  }, [isSending])

  // After the button, which the focus brings into view: on a phone the notice is below it.
  useEffect(() => {
    if (state === 'sent') {
      notice.current?.scrollIntoView({ block: 'nearest' })
    }
  }, [state])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    // What was typed before the script came, or in another visit, met no check yet.
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
      {/* Two regions: one whose content is replaced may be spoken twice. */}
      <LiveRegion text={isSending ? 'Sending...' : ''} />
      <div role="status">
        {state === 'sent' && (
          <div ref={notice} className={styles.notice}>
            <span className={styles.check}>
              <Icon path={check} />
            </span>
            <p className={styles.noticeTitle}>Message sent successfully!</p>{' '}
            <p>{`We'll get back to you within ${site.responseTime}.`}</p>
          </div>
        )}
      </div>
    </form>
  )
}
