import { useHydrated } from '@tanstack/react-router'
import { memo } from 'react'
import { shareLink } from '#src/components/CopyLink/use-copy-link.ts'
import styles from './ListView.module.scss'

export interface ShareViewProps {
  title: string
  href: string
  copy: () => Promise<void>
}

/** Buttons that copy the link of the view, and share it by the device's sheet where there is one. */
export const ShareView = memo(function ShareView({ title, href, copy }: ShareViewProps) {
  const canShare = useHydrated() && 'share' in navigator
  const share = () => shareLink(title, location.origin + href, copy)
  return (
    <div className={styles.share}>
      <button type="button" className={styles.action} onClick={() => void copy()}>
        Copy link
      </button>
      {canShare && (
        <button type="button" className={styles.action} onClick={() => void share()}>
          Share
        </button>
      )}
    </div>
  )
})
