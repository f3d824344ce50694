import styles from './Icon.module.scss'
import icons from './icons.json' with { type: 'json' }

/** Named as in Lucide (ISC), https://lucide.dev */
export const Icon = ({ name }: { name: keyof typeof icons }) => <IconPath path={icons[name]} />

/** An icon that one page alone has: the others do not load it. */
export const IconPath = ({ path }: { path: string }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d={path} />
  </svg>
)
