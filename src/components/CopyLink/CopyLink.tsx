import type { ReactNode } from 'react'
import styles from './CopyLink.module.scss'
import { copyLink, shareLink } from './copy-link.ts'

export interface CopyLinkProps {
  path: string
  title: string
  /** Opens the system's share sheet. Copies the link where there is none. */
  isShare?: boolean
  className?: string | undefined
  children: ReactNode
}

export function CopyLink({
  path,
  title,
  isShare = false,
  className = styles.button,
  children,
}: CopyLinkProps) {
  const run = isShare ? shareLink : copyLink
  return (
    <button
      type="button"
      className={className}
      onClick={() => void run(location.origin + path, title)}
    >
      {children}
    </button>
  )
}
