import type { ComponentProps } from 'react'
import { arrowRight, Icon } from '#src/components/Icon/Icon.tsx'
import type { PagePath } from '#src/site.ts'
import styles from './MoreLink.module.scss'

interface MoreLinkProps extends ComponentProps<'a'> {
  href: PagePath
}

export function MoreLink({ children, ...props }: MoreLinkProps) {
  return (
    <a {...props} className={styles.more}>
      <span>{children}</span>
      <Icon path={arrowRight} />
    </a>
  )
}
