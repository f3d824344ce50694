import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { arrowLeft, arrowRight, Icon } from '#src/components/Icon/Icon.tsx'
import styles from './Neighbors.module.scss'

/** The links at the foot of a page to those before and after it. */
export function Neighbors({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.neighbors}>
      {children}
    </nav>
  )
}

interface NeighborProps extends ComponentProps<'a'> {
  relation: 'previous' | 'next'
  label: string
}

export const Neighbor = createLink(({ relation, label, children, ...props }: NeighborProps) => (
  <a {...props} className={styles.neighbor} data-relation={relation}>
    <Icon path={relation === 'next' ? arrowRight : arrowLeft} />
    <span>
      <small>{label}</small> {children}
    </span>
  </a>
))
