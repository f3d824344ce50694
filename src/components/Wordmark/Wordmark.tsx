import { useId } from 'react'
import { site } from '#src/site.ts'
import styles from './Wordmark.module.scss'

const leaves = [0, 45, 90, 135, 180, 225, 270, 315]

/** The mark: a plate of eight leaves, in the color of the text, hidden from screen readers. */
export function LeafPlate({ className }: { className?: string | undefined }) {
  const veins = useId()
  return (
    <svg viewBox="0 0 64 64" width="24" height="24" aria-hidden="true" className={className}>
      <mask id={veins}>
        <rect width="64" height="64" fill="white" />
        {leaves.map((angle) => (
          <path
            key={angle}
            d="M32 26V9"
            transform={`rotate(${angle} 32 32)`}
            stroke="black"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        ))}
        <circle cx="32" cy="32" r="5.5" />
      </mask>
      <g fill="currentColor" mask={`url(#${veins})`}>
        {leaves.map((angle) => (
          <path
            key={angle}
            d="M32 32C41.5 26 43.5 12 32 1.5C20.5 12 22.5 26 32 32Z"
            transform={`rotate(${angle} 32 32)`}
          />
        ))}
      </g>
      <circle cx="32" cy="32" r="2.6" fill="currentColor" />
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
