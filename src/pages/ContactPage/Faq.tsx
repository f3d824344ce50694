import * as Accordion from '@radix-ui/react-accordion'
import { useLocation } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'
import styles from './Faq.module.scss'

/** Removes the inline style of Radix, which our Content-Security-Policy blocks. */
const noInlineStyle: Record<string, undefined> = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
}

/** /contact#id opens an answer. The id is on the button, so that the browser focuses it. */
export function Faq({ questions }: typeof import('virtual:content/questions')) {
  const hash = useLocation({ select: (location) => location.hash })
  // Undefined until hydration: every answer shows.
  const [open, setOpen] = useState<string>()

  useEffect(() => {
    const isQuestion = questions.some(({ id }) => id === hash)
    // One that was tapped before hydration has the focus.
    const tapped = document.querySelector('h3 > button:focus:not(:focus-visible)')?.id ?? ''
    startTransition(() => setOpen((before = tapped) => (isQuestion ? hash : before)))
  }, [hash, questions])

  return (
    <Accordion.Root
      type="single"
      collapsible
      value={open ?? ''}
      onValueChange={setOpen}
      className={styles.faq}
    >
      {questions.map(({ id, question, answer }) => (
        <Accordion.Item key={id} value={id} className={styles.item}>
          <Accordion.Header>
            <Accordion.Trigger
              id={id}
              className={styles.trigger}
              aria-expanded={open === undefined ? undefined : open === id}
            >
              {question}
              <span className={styles.sign} aria-hidden="true" />
            </Accordion.Trigger>
          </Accordion.Header>
          <Accordion.Content
            forceMount
            // Screen readers would list a closed region.
            role={open === id ? 'region' : undefined}
            aria-labelledby={open === id ? id : undefined}
            style={noInlineStyle}
          >
            <div
              ref={(element) => hideUntilFound(element, open !== id, () => setOpen(id))}
              className={styles.answer}
            >
              <p>{answer}</p>
            </div>
          </Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  )
}

/**
 * Lets find-in-page open a closed answer. React would write hidden="" in place of "until-found":
 * https://github.com/facebook/react/issues/24740
 */
function hideUntilFound(answer: HTMLElement | null, isClosed: boolean, onFind: () => void) {
  if (answer) {
    answer.hidden = isClosed && 'until-found'
  }
  answer?.addEventListener('beforematch', onFind)
  return () => answer?.removeEventListener('beforematch', onFind)
}
