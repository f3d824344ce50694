import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Icon } from '#src/components/Icon/Icon.tsx'
import { readStorage, writeStorage } from '#src/components/browser-storage.ts'
import { speak } from '#src/components/LiveRegion/messages.ts'
import { site } from '#src/site.ts'
import styles from './ContactForm.module.scss'
import { Field, refuseBlanks, type TextField } from './Field.tsx'

const simulatedMs = 1000
const answerMs = 10_000

const draftKey = 'contact-draft'

/** Programs fill in this hidden field. Form services know its name. */
const honeypot = '_gotcha'

const spoken = {
  sending: 'Sending...',
  sent: `Message sent successfully. We’ll get back to you within ${site.responseTime}.`,
  failed: `Not sent. Your text is still there: try again, or write to ${site.email}.`,
}

/** Without a script the form posts to the same URL, or opens the mail program. */
export function ContactForm({ url }: { url: string }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'failed'>('idle')
  const isSending = state === 'sending'
  const formRef = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const buttonPlace = useRef<HTMLParagraphElement>(null)
  const notice = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (formRef.current) {
      restoreDraft(formRef.current)
    }
  }, [])

  useEffect(() => {
    if (state === 'idle') {
      return
    }
    speak(spoken[state])
    if (state !== 'sending' && document.activeElement === buttonPlace.current) {
      button.current?.focus()
    }
    // After focus(), which scrolls to the button.
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [state])

  const send = async (form: HTMLFormElement) => {
    const message = new FormData(form)
    setState('sending')
    try {
      await sendMessage(message, url)
    } catch (error) {
      console.warn(error)
      setState('failed')
      return
    }
    // Leaving the page cancels only a simulated request.
    if (url !== '' || formRef.current) {
      setState('sent')
      for (const field of findTextFields(form)) {
        // Leave what was typed meanwhile.
        field.value = field.value === message.get(field.name) ? '' : field.value
      }
      storeDraft(form)
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isSending || !form.reportValidity()) {
      return
    }
    // The button loses the focus when it is disabled.
    if (document.activeElement === button.current) {
      buttonPlace.current?.focus({ preventScroll: true })
    }
    void send(form)
    // An extension may have filled the honeypot: the second try goes through.
    const trap = form.elements.namedItem(honeypot)
    if (trap instanceof HTMLInputElement) {
      trap.value = ''
    }
  }

  return (
    <form
      ref={formRef}
      className={styles.form}
      aria-label="Send us a message"
      action={url || `mailto:${site.email}`}
      method="post"
      encType={url === '' ? 'text/plain' : undefined}
      onInput={({ currentTarget }) => storeDraft(currentTarget)}
      onSubmit={submit}
    >
      <span className={styles.stamp} data-is-sent={state === 'sent' || undefined}>
        <Icon name="check" />
      </span>
      <p className={styles.note}>Fields marked * are required.</p>
      <Field name="name" label="Name" autoComplete="name" />
      <Field name="email" label="Email" type="email" autoComplete="email" />
      <Field name="subject" label="Subject" autoComplete="off" />
      <Field name="message" label="Message" rows={8} autoComplete="off" />
      {url !== '' && (
        <p className={styles.trap} aria-hidden="true">
          <input name={honeypot} tabIndex={-1} autoComplete="off" />
        </p>
      )}
      <p ref={buttonPlace} tabIndex={-1}>
        <button ref={button} type="submit" className={styles.button} disabled={isSending}>
          {isSending ? 'Sending...' : 'Send message'}
          {!isSending && <Icon name="arrow-right" />}
        </button>
      </p>
      {state === 'sent' && (
        <div ref={notice} className={styles.notice}>
          <span className={styles.check}>
            <Icon name="check" />
          </span>
          <p className={styles.noticeTitle}>Message sent successfully!</p>
          <p>
            We&apos;ll get back to you within{' '}
            <span className={styles.whole}>{`${site.responseTime}.`}</span>
          </p>
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

function findTextFields(form: HTMLFormElement): TextField[] {
  return [...form.querySelectorAll<TextField>('input, textarea')]
}

function storeDraft(form: HTMLFormElement): void {
  const draft = Object.fromEntries(new FormData(form))
  writeStorage('sessionStorage', draftKey, JSON.stringify(draft))
}

/** Fields may also have texts from before hydration. */
function restoreDraft(form: HTMLFormElement): void {
  const draft: Record<string, string> = JSON.parse(readStorage('sessionStorage', draftKey) || '{}')
  for (const field of findTextFields(form)) {
    field.value ||= draft[field.name] ?? ''
    refuseBlanks(field)
  }
  storeDraft(form)
}

/**
 * Posts a message as JSON. Rejects without a 2xx answer in time, and if the honeypot is filled.
 * @param url CONTACT_URL; without one, sending is simulated
 */
async function sendMessage(message: FormData, url: string): Promise<void> {
  if (url === '') {
    await new Promise((resolve) => setTimeout(resolve, simulatedMs))
    return
  }
  const { [honeypot]: trap = '', ...texts } = Object.fromEntries(message)
  if (trap !== '') {
    throw new Error('Expected no text in a field that nobody sees.')
  }
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(texts),
    signal: AbortSignal.timeout(answerMs),
  })
  if (!ok) {
    throw new Error(`Expected a 2xx answer, found ${status}.`)
  }
}
