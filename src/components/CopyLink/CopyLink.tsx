import type { ReactNode } from 'react'
import styles from './CopyLink.module.scss'
import { shareLink } from './copy-link.ts'

export interface CopyLinkProps {
  /** On this site, from the slash. */
  path: string
  /** What the link leads to: told to whoever it is shared with, and when it was copied. */
  title: string
  children: ReactNode
}

/** Shares the URL of a page by the sheet of the device, or copies it where there is none. */
export function CopyLink({ path, title, children }: CopyLinkProps) {
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => void shareLink(title, location.origin + path)}
    >
      {children}
    </button>
  )
}
