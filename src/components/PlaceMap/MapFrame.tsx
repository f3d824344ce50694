import type { ReactNode } from 'react'
import { frame } from '#src/domain/map/layout.ts'
import styles from './PlaceMap.module.scss'

export function MapFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        aria-hidden="true"
        // A click must not focus what is `aria-hidden`.
        onMouseDown={(event) => event.preventDefault()}
      >
        {children}
      </svg>
    </div>
  )
}
