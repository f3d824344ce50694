import type { ComponentProps } from 'react'
import { Icon } from '#src/components/Icon/Icon.tsx'
import { arrowRight } from '#src/components/Icon/paths.ts'
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
