import { useHydrated } from '@tanstack/react-router'
import { memo } from 'react'
import { copyLink, shareLink } from '#src/components/CopyLink/copy-link.ts'
import styles from './ListView.module.scss'

export interface ShareViewProps {
  title: string
  href: string
}

export const ShareView = memo(function ShareView({ title, href }: ShareViewProps) {
  const canShare = useHydrated() && 'share' in navigator
  return (
    <div className={styles.share}>
      <button
        type="button"
        className={styles.action}
        onClick={() => void copyLink(location.origin + href, title)}
      >
        Copy link
      </button>
      {canShare && (
        <button
          type="button"
          className={styles.action}
          onClick={() => void shareLink(title, location.origin + href)}
        >
          Share
        </button>
      )}
    </div>
  )
})
