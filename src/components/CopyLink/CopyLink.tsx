import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { showNote, toSpoken } from '#src/components/LiveRegion/messages.ts'
import styles from './CopyLink.module.scss'

interface CopyLinkProps {
  path: string
  title: string
  /** Opens the system's share sheet. Copies the link where there is none. */
  isShare?: boolean
  className?: string | undefined
  children: ReactNode
}

export function CopyLink(props: CopyLinkProps) {
  const { path, title, isShare = false, className = styles.button, children } = props
  const send = () => (isShare ? shareLink : copyLink)(location.origin + path, title)
  return (
    <button type="button" className={className} onClick={send}>
      {children}
    </button>
  )
}

/** Beside the link to copy, where the system has a share sheet. */
export function ShareLink(props: Omit<CopyLinkProps, 'isShare' | 'children'>) {
  const canShare = useHydrated() && 'share' in navigator
  return (
    canShare && (
      <CopyLink {...props} isShare>
        Share
      </CopyLink>
    )
  )
}

export async function copyLink(url: string, title: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    showNote(`Link copied: ${toSpoken(title)}`)
  } catch {
    // The page has no secure context, or no permission. The note leaves time to copy the address by hand.
    showNote(`The link could not be copied. It is ${url}`, { shownMs: 30_000 })
  }
}

async function shareLink(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (error) {
    // The visitor closed the share sheet, or it is already open.
    const isQuiet =
      error instanceof DOMException && /^(?:Abort|InvalidState)Error$/.test(error.name)
    if (!isQuiet) {
      await copyLink(url, title)
    }
  }
}
