import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { CopyNote } from '#src/components/CopyLink/CopyNote.tsx'
import { useCopyLink } from '#src/components/CopyLink/use-copy-link.ts'
import styles from './Prose.module.scss'

/**
 * Running text from Markdown. Its links into the site go through the router like all others; a
 * section's heading is a link to itself, which a click copies.
 */
export function Prose({ html }: { html: string }) {
  const router = useRouter()
  const { note, copyLink } = useCopyLink()

  const followLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlainClick =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (link && isPlainClick && link.origin === location.origin && link.target === '') {
      event.preventDefault()
      router.history.push(link.href.slice(location.origin.length))
      if (link.parentElement?.tagName === 'H2') {
        void copyLink(link.href, link.textContent)
      }
    }
  }

  return (
    <>
      {/* The element only listens for clicks on the links inside it. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.prose}
        onClick={followLink}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <CopyNote text={note} />
    </>
  )
}
