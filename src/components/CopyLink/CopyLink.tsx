import type { ReactNode } from 'react'
import styles from './CopyLink.module.scss'
import { copyLink, shareLink } from './copy-link.ts'

export interface CopyLinkProps {
  path: string
  title: string
  className?: string | undefined
  children: ReactNode
}

export function CopyLink({ path, title, className = styles.button, children }: CopyLinkProps) {
  return (
    <button
      type="button"
      className={className}
      onClick={() => void copyLink(location.origin + path, title)}
    >
      {children}
    </button>
  )
}

/** Opens the system's share sheet. Copies the link where there is none. */
export function ShareLink({ path, title, className = styles.button, children }: CopyLinkProps) {
  return (
    <button
      type="button"
      className={className}
      onClick={() => void shareLink(title, location.origin + path)}
    >
      {children}
    </button>
  )
}
