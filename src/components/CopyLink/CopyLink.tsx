import type { ReactNode } from 'react'
import styles from './CopyLink.module.scss'
import { shareLink } from './copy-link.ts'

export interface CopyLinkProps {
  path: string
  title: string
  children: ReactNode
}

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
