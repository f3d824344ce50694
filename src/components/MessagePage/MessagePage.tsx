import type { ReactNode } from 'react'
import styles from './MessagePage.module.scss'

type MessagePageProps = { figure?: ReactNode; title: string; text: string; children: ReactNode }

export function MessagePage({ figure, title, text, children }: MessagePageProps) {
  return (
    <div className={styles.page} data-surface="field" data-follows-search>
      {figure ?? <div className={styles.plate} />}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <p className={styles.ways}>{children}</p>
    </div>
  )
}
