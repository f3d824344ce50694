import * as Accordion from '@radix-ui/react-accordion'
import { useEffect, useLayoutEffect, useRef } from 'react'
import styles from './Faq.module.scss'

/**
 * Radix writes the size of the answer into a style attribute, for animations that we do not use; our
 * Content-Security-Policy has no inline styles.
 */
const noInlineStyle: Record<string, undefined> = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
}

export interface FaqAnswerProps {
  /** The id of the button that opens the answer; it names the answer. */
  questionId: string
  isOpen: boolean
  /** The browser's find-in-page met the closed answer. */
  onFind: () => void
  children: string
}

/**
 * Always in the HTML: without a script it shows, closed it is still found by find-in-page. React
 * writes hidden="until-found" as hidden="" (facebook/react#24740), so a ref sets it.
 */
export function FaqAnswer({ questionId, isOpen, onFind, children }: FaqAnswerProps) {
  const content = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (isOpen) {
      content.current?.removeAttribute('hidden')
    } else {
      content.current?.setAttribute('hidden', 'until-found')
    }
  }, [isOpen])

  useEffect(() => {
    const element = content.current
    element?.addEventListener('beforematch', onFind)
    return () => element?.removeEventListener('beforematch', onFind)
  })

  return (
    <Accordion.Content
      ref={content}
      forceMount
      // Closed it would be one more region of the same name, with nothing in it.
      role={isOpen ? 'region' : undefined}
      aria-labelledby={isOpen ? questionId : undefined}
      className={styles.answer}
      style={noInlineStyle}
    >
      <p>{children}</p>
    </Accordion.Content>
  )
}
