import * as Accordion from '@radix-ui/react-accordion'
import { useEffect, useLayoutEffect, useRef } from 'react'
import styles from './Faq.module.scss'

/**
 * Removes the style attribute that Radix writes, with the size of the answer for animations that we do
 * not use. Our Content-Security-Policy allows no inline styles.
 */
const noInlineStyle: Record<string, undefined> = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
}

export interface FaqAnswerProps {
  questionId: string
  isOpen: boolean
  /** Called when find-in-page of the browser finds a text in the closed answer. */
  onFind: () => void
  children: string
}

/**
 * An answer, always in the HTML. Without a script it shows; closed it is hidden="until-found", so that
 * find-in-page finds it. A ref sets that attribute, because React writes it as hidden="".
 * https://github.com/facebook/react/issues/24740
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
      // No role while closed: screen readers would list an empty region.
      role={isOpen ? 'region' : undefined}
      aria-labelledby={isOpen ? questionId : undefined}
      className={styles.answer}
      style={noInlineStyle}
    >
      <p>{children}</p>
    </Accordion.Content>
  )
}
