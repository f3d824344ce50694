import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { copyLink } from '#src/components/CopyLink/copy-link.ts'
import { isPlainClick } from '#src/components/ViewLink/plain-click.ts'
import styles from './Prose.module.scss'

/**
 * The body of an article. A click on a link into the site navigates by the router. A section's heading
 * is a link to itself: a click also copies it.
 */
export function Prose({ html }: { html: string }) {
  const router = useRouter()
  const prose = useRef<HTMLDivElement>(null)

  // Not `onClick`, which is for controls: the controls are the links inside.
  useEffect(() => {
    const element = prose.current
    const followLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link && isPlainClick(event) && link.origin === location.origin && link.target === '') {
        event.preventDefault()
        const isHere = link.href === location.href
        router.history[isHere ? 'replace' : 'push'](link.href.slice(location.origin.length))
        if (link.parentElement?.tagName === 'H2') {
          void copyLink(link.href, link.textContent)
        }
      }
    }
    element?.addEventListener('click', followLink)
    return () => element?.removeEventListener('click', followLink)
  })

  return <div ref={prose} className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
}
