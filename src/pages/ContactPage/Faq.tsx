import * as Accordion from '@radix-ui/react-accordion'
import { useLocation } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'
import type { Question } from '#src/domain/question/question-schema.ts'
import { FaqAnswer } from './FaqAnswer.tsx'
import styles from './Faq.module.scss'

/**
 * An accordion with one answer open at a time. The hash /contact#id opens one. The id is the button's,
 * so that the browser and NavigationFocus focus it.
 */
export function Faq({ questions }: { questions: readonly Question[] }) {
  const hash = useLocation({ select: (location) => location.hash })
  // Undefined until hydration: without a script every answer shows.
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
          <FaqAnswer questionId={id} isOpen={open === id} onFind={() => setOpen(id)}>
            {answer}
          </FaqAnswer>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  )
}
