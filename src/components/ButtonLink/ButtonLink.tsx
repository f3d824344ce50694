import type { ReactNode } from 'react'
import type { PagePath } from '#src/site.ts'
import styles from './ButtonLink.module.scss'

interface ButtonLinkProps {
  href: PagePath
  isGhost?: boolean
  children: ReactNode
}

export function ButtonLink({ href, isGhost = false, children }: ButtonLinkProps) {
  return (
    <a href={href} className={isGhost ? styles.ghost : styles.button}>
      {children}
    </a>
  )
}
