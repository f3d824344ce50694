import styles from './Icon.module.scss'

// From Lucide (ISC), https://lucide.dev
const paths = {
  'arrow-right': 'M5 12h14M13 6l6 6-6 6',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM20.5 20.5l-4.4-4.4',
  moon: 'M20.5 14.5A8.5 8.5 0 0 1 9.5 3.5a8.5 8.5 0 1 0 11 11Z',
  sun: 'M12 7.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  'sun-moon':
    'M12 2v2M14.84 16.39a6 6 0 1 1-7.23-7.23c.63-.15.97.66.72 1.25a4 4 0 0 0 5.26 5.26c.59-.25 1.4.09 1.25.72ZM16 12a4 4 0 0 0-4-4M19 5l-1.26 1.26M20 12h2',
  menu: 'M3 8h18M3 16h18',
  x: 'M18 6 6 18M6 6l12 12',
  check: 'M20 6 9 17l-5-5',
  alert: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 8v4M12 16h.01',
} as const

export type IconName = keyof typeof paths

/** A drawing beside words, never in place of them: always hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
