import * as Accordion from '@radix-ui/react-accordion'
import { useLocation } from '@tanstack/react-router'
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Question } from '#src/domain/question.ts'
import styles from './Faq.module.scss'

/** /contact#id opens an answer. The id is on the button, so that the browser focuses it. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  const hash = useLocation({ select: (location) => location.hash })
  // Undefined until hydration: every answer shows.
  const [open, setOpen] = useState<string>()

  useEffect(() => {
    const isQuestion = questions.some(({ id }) => id === hash)
    startTransition(() => setOpen((before = '') => (isQuestion ? hash : before)))
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
          <Accordion.Header className={styles.header}>
            <Accordion.Trigger
              id={id}
              className={styles.trigger}
              aria-expanded={open === undefined ? undefined : open === id}
            >
              {question}
              <span className={styles.sign} aria-hidden="true" />
            </Accordion.Trigger>
          </Accordion.Header>
          <Answer id={id} isOpen={open === id} onFind={() => setOpen(id)}>
            {answer}
          </Answer>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  )
}

/** Removes the inline style of Radix, which our Content-Security-Policy blocks. */
const noInlineStyle: Record<string, undefined> = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
}

interface AnswerProps {
  id: string
  isOpen: boolean
  /** The browser found a text in the closed answer. */
  onFind: () => void
  children: string
}

/** Sets hidden="until-found" by ref: React writes hidden="" (https://github.com/facebook/react/issues/24740). */
function Answer({ id, isOpen, onFind, children }: AnswerProps) {
  const content = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = content.current
    if (isOpen) {
      element?.removeAttribute('hidden')
    } else {
      element?.setAttribute('hidden', 'until-found')
    }
    element?.addEventListener('beforematch', onFind)
    return () => element?.removeEventListener('beforematch', onFind)
  })

  return (
    <Accordion.Content
      ref={content}
      forceMount
      // Screen readers would list a closed region.
      role={isOpen ? 'region' : undefined}
      aria-labelledby={isOpen ? id : undefined}
      className={styles.answer}
      style={noInlineStyle}
    >
      <p>{children}</p>
    </Accordion.Content>
  )
}
