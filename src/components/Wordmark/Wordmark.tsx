import { site } from '#src/site.ts'
import styles from './Wordmark.module.scss'

// The drawing of leaf-plate.svg.
const leafPlate =
  'M24.5 13.9C25.4 9.7 27.8 5.3 32 1.5 36.2 5.3 38.6 9.7 39.5 13.9C43.1 11.5 47.9 10.2 53.6 10.4 53.8 16.1 52.5 20.9 50.1 24.5C54.3 25.4 58.7 27.8 62.5 32 58.7 36.2 54.3 38.6 50.1 39.5C52.5 43.1 53.8 47.9 53.6 53.6 47.9 53.8 43.1 52.5 39.5 50.1C38.6 54.3 36.2 58.7 32 62.5 27.8 58.7 25.4 54.3 24.5 50.1C20.9 52.5 16.1 53.8 10.4 53.6 10.2 47.9 11.5 43.1 13.9 39.5C9.7 38.6 5.3 36.2 1.5 32 5.3 27.8 9.7 25.4 13.9 24.5C11.5 20.9 10.2 16.1 10.4 10.4 16.1 10.2 20.9 11.5 24.5 13.9ZM32.9 26.6L32.9 9A.9.9 0 0 0 31.1 9L31.1 26.6A5.5 5.5 0 0 0 28.8 27.5L16.4 15.1A.9.9 0 0 0 15.1 16.4L27.5 28.8A5.5 5.5 0 0 0 26.6 31.1L9 31.1A.9.9 0 0 0 9 32.9L26.6 32.9A5.5 5.5 0 0 0 27.5 35.2L15.1 47.6A.9.9 0 0 0 16.4 48.9L28.8 36.5A5.5 5.5 0 0 0 31.1 37.4L31.1 55A.9.9 0 0 0 32.9 55L32.9 37.4A5.5 5.5 0 0 0 35.2 36.5L47.6 48.9A.9.9 0 0 0 48.9 47.6L36.5 35.2A5.5 5.5 0 0 0 37.4 32.9L55 32.9A.9.9 0 0 0 55 31.1L37.4 31.1A5.5 5.5 0 0 0 36.5 28.8L48.9 16.4A.9.9 0 0 0 47.6 15.1L35.2 27.5A5.5 5.5 0 0 0 32.9 26.6ZM29.4 32a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0Z'

export function LeafPlate({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 64 64" width="24" height="24" aria-hidden="true" className={className}>
      <path d={leafPlate} fill="currentColor" />
    </svg>
  )
}

export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <LeafPlate className={styles.mark} />
      <span className={styles.name}>{site.name}</span>
    </span>
  )
}
