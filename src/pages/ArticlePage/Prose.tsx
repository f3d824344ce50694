import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { copyLink } from '#src/components/CopyLink/CopyLink.tsx'
import styles from './Prose.module.scss'

/** The body of an article. A section's heading is a link to itself: a click also copies it. */
export function Prose({ html }: { html: string }) {
  const router = useRouter()
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
  return (
    // The keyboard has the links inside.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.prose} onClick={followLink} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
