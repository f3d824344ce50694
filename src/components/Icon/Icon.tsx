import styles from './Icon.module.scss'
import icons from './icons.json' with { type: 'json' }

/** Named as in Lucide (ISC), https://lucide.dev */
export const Icon = ({ name }: { name: keyof typeof icons }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d={icons[name]} />
  </svg>
)
