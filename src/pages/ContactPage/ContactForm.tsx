import { useEffect, useRef, type FormEvent } from 'react'
import { Icon } from '#src/components/Icon/Icon.tsx'
import { arrowRight } from '#src/components/Icon/paths.ts'
import { speak } from '#src/components/LiveRegion/messages.ts'
import { site } from '#src/site.ts'
import styles from './ContactForm.module.scss'
import { Field } from './Field.tsx'
import { refuseBlanks } from './refuse-blanks.ts'
import { honeypot } from './send-message.ts'
import { useDraft } from './use-draft.ts'
import { useSending } from './use-sending.ts'

// From Lucide (ISC), https://lucide.dev
const check = 'M20 6 9 17l-5-5'

/**
 * Sends a message to `url`. Without a URL it simulates that, as specified. Without a script the form posts
 * to the same URL, or opens the visitor's mail program.
 */
export function ContactForm({ url }: { url: string }) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(form)
  const { state, send } = useSending(url, draft.forget)
  const isSending = state === 'sending'
  const button = useRef<HTMLButtonElement>(null)
  const buttonPlace = useRef<HTMLParagraphElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const trap = useRef<HTMLInputElement>(null)

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
    } else if (state === 'failed') {
      speak(`Not sent. Your text is still there: try again, or write to ${site.email}.`)
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
    void send(new FormData(sent))
    // A program of the visitor's may have filled it: the second try goes through.
    if (trap.current) {
      trap.current.value = ''
    }
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Send us a message"
      action={url || `mailto:${site.email}`}
      method="post"
      encType={url === '' ? 'text/plain' : undefined}
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
      {url !== '' && (
        <p className={styles.trap} aria-hidden="true">
          <input ref={trap} name={honeypot} tabIndex={-1} autoComplete="off" />
        </p>
      )}
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
      {state === 'failed' && (
        <div ref={notice} className={styles.failure}>
          <p>
            Your message was not sent. Try again, or write to{' '}
            <a href={`mailto:${site.email}`}>{site.email}</a>.
          </p>
        </div>
      )}
    </form>
  )
}
