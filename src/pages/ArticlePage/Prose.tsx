import { useEffect, useRef } from 'react'
import { copyLink } from '#src/components/CopyLink/copy-link.ts'
import styles from './Prose.module.scss'

/** The body of an article. A section's heading is a link to itself: a click also copies it. */
export function Prose({ html }: { html: string }) {
  const prose = useRef<HTMLDivElement>(null)

  // Not `onClick`, which is for controls: the controls are the links inside.
  useEffect(() => {
    const element = prose.current
    const copyHeading = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('h2 > a') : null
      if (link !== null) {
        void copyLink(link.href, link.textContent)
      }
    }
    element?.addEventListener('click', copyHeading)
    return () => element?.removeEventListener('click', copyHeading)
  }, [])

  return <div ref={prose} className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
