import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { copyLink } from '#src/components/CopyLink/copy-link.ts'
import styles from './Prose.module.scss'

/** The body of an article. A section's heading is a link to itself: a click also copies it. */
export function Prose({ html }: { html: string }) {
  const prose = useRef<HTMLDivElement>(null)
  const router = useRouter()

  // Not `onClick`, which is for controls: the controls are the links inside.
  useEffect(() => {
    const element = prose.current
    const followLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
      if (link === null || isModified || link.origin !== location.origin) {
        return
      }
      event.preventDefault()
      void router.navigate({ href: link.pathname + link.search + link.hash })
      if (link.parentElement?.localName === 'h2') {
        void copyLink(link.href, link.textContent)
      }
    }
    element?.addEventListener('click', followLink)
    return () => element?.removeEventListener('click', followLink)
  }, [router])

  return <div ref={prose} className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
