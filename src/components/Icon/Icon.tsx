import styles from './Icon.module.scss'

/** A drawing beside words, never in place of them: always hidden from screen readers. */
export function Icon({ path }: { path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
