import styles from './Icon.module.scss'

// An icon that one page uses is in that page's file. From Lucide (ISC), https://lucide.dev
export const arrowRight = 'M5 12h14M13 6l6 6-6 6'
export const arrowLeft = 'M19 12H5M11 18l-6-6 6-6'
export const cross = 'M18 6 6 18M6 6l12 12'

export function Icon({ path }: { path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
