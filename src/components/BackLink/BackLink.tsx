import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Icon } from '#src/components/Icon/Icon.tsx'
import styles from './BackLink.module.scss'

/** Never the current page: the router marks a section as that on each page below it. */
export const BackLink = createLink(({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={styles.back} aria-current={undefined}>
    <Icon name="arrow-left" />
    {children}
  </a>
))
