import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '#src/components/Icon/Icon.tsx'
import { readStorage, writeStorage } from '#src/boot/browser-storage.ts'
import { announce, showNote } from '#src/components/LiveRegion/messages.ts'
import hiddenStyles from '#src/components/VisuallyHidden/VisuallyHidden.module.scss'
import { site } from '#src/site.ts'
import styles from './ContactForm.module.scss'
import { Field, refuseBlanks, type TextField } from './Field.tsx'

const draftKey = 'contact-draft'

/** Programs fill in this hidden field. Form services know its name. */
const honeypot = '_gotcha'

const spoken = {
  sending: 'Sending...',
  sent: `Message sent successfully. We’ll get back to you within ${site.responseTime}.`,
  failed: `Your message was not sent. The form still has your text: try again, or write to ${site.email}.`,
}

/** Without a script the form posts to the same URL, or opens the mail program. */
export function ContactForm({ url }: { url: string }) {
  const [state, setState] = useState<'idle' | keyof typeof spoken>('idle')
  const isSending = state === 'sending'
  const button = useRef<HTMLButtonElement>(null)
  const buttonPlace = useRef<HTMLParagraphElement>(null)

  const show = (next: keyof typeof spoken) => {
    // Synchronous, because a disabled button cannot take the focus back.
    flushSync(() => setState(next))
    // A visitor who has left the form, or the page, would not see its notice.
    const isSeen = next === 'sending' || button.current?.closest('form:focus-within')
    ;(isSeen ? announce : showNote)(spoken[next])
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const message = new FormData(form)
    // An extension may have filled the honeypot: the second try goes through.
    const trap = form.elements.namedItem(honeypot)
    if (trap instanceof HTMLInputElement) {
      trap.value = ''
    }
    // The button loses the focus when it is disabled. Safari gives it none.
    if (!document.activeElement?.matches('input, textarea')) {
      buttonPlace.current?.focus({ preventScroll: true })
    }
    show('sending')
    try {
      await sendMessage(message, url)
      // Leaving the page cancels only a simulated request.
      if (url !== '' || form.isConnected) {
        // The visitor may have left the page and come back to a new form.
        clearFields(document.querySelector<HTMLFormElement>('form[method=post]') ?? form, message)
        show('sent')
      }
    } catch (error) {
      console.warn(error)
      show('failed')
    }
    if (document.activeElement === buttonPlace.current) {
      button.current?.focus({ preventScroll: true })
    }
  }

  return (
    <form
      ref={restoreDraft}
      className={styles.form}
      aria-label="Write to us"
      action={url || `mailto:${site.email}`}
      method="post"
      encType={url === '' ? 'text/plain' : undefined}
      onChange={({ currentTarget }) => storeDraft(currentTarget)}
      onInvalidCapture={() => setState('idle')}
      onSubmit={submit}
    >
      <span className={styles.stamp} data-is-sent={state === 'sent' || undefined}>
        <Icon name="check" />
      </span>
      <p className={styles.note}>Fields marked * are required.</p>
      <Field name="name" label="Name" autoComplete="name" />
      <Field name="email" label="Email" type="email" autoComplete="email" />
      <Field name="subject" label="Subject" />
      <Field name="message" label="Message" rows={8} />
      {url !== '' && (
        <p className={hiddenStyles.hidden} aria-hidden="true">
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
        <div ref={scrollIntoView} className={styles.notice}>
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
        <p ref={scrollIntoView} className={styles.failure}>
          Your message was not sent. Try again, or write to{' '}
          <a href={`mailto:${site.email}`}>{site.email}</a>.
        </p>
      )}
    </form>
  )
}

/** Unless the focus has left the form. */
const scrollIntoView = (notice: Element | null) =>
  void (notice?.closest('form:focus-within') && notice.scrollIntoView({ block: 'nearest' }))

/** Without the honeypot, which would stop a first try after a reload, too. */
const findTextFields = (form: HTMLFormElement) =>
  form.querySelectorAll<TextField>('input:not([tabindex]), textarea')

/** Leaves what was typed since. A form that has left the page takes that from the draft. */
function clearFields(form: HTMLFormElement, sent: FormData): void {
  void (form.isConnected || form.reset())
  restoreDraft(form)
  for (const field of findTextFields(form)) {
    field.value = field.value === sent.get(field.name) ? '' : field.value
  }
  storeDraft(form)
}

const storeDraft = (form: HTMLFormElement) =>
  writeStorage('sessionStorage', draftKey, JSON.stringify(Object.fromEntries(new FormData(form))))

/** Fields may have texts from before hydration, or older ones that Back brought. No text of a message is lost. */
function restoreDraft(form: HTMLFormElement | null): void {
  if (form === null) {
    return
  }
  const draft: Record<string, string> = JSON.parse(readStorage('sessionStorage', draftKey) || '{}')
  for (const field of findTextFields(form)) {
    const { name, value } = field
    const stored = draft[name] ?? ''
    const isNewer = name === 'message' ? value.includes(stored) : value !== ''
    field.value = isNewer ? value : stored.includes(value) ? stored : `${stored}\n${value}`
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
    return new Promise((resolve) => setTimeout(resolve, 1000))
  }
  const { [honeypot]: trap = '', ...texts } = Object.fromEntries(message)
  if (trap !== '') {
    throw new Error('Expected no text in a field that nobody sees.')
  }
  const body = JSON.stringify(texts)
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body,
    // Sends it also if the tab is closed meanwhile. Browsers refuse more than 64 KiB.
    keepalive: body.length < 20_000,
    // A service that was idle may need more than ten seconds.
    signal: AbortSignal.timeout(30_000),
  })
  if (!ok) {
    throw new Error(`Expected a 2xx answer, found ${status}.`)
  }
}
