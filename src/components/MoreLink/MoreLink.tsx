import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Icon } from '#src/components/Icon/Icon.tsx'
import styles from './MoreLink.module.scss'

/** Never the current page, like BackLink. */
export const MoreLink = createLink(({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={styles.more} aria-current={undefined}>
    <span>{children}</span>
    <Icon name="arrow-right" />
  </a>
))
