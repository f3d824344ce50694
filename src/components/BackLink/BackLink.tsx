import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Icon } from '#src/components/Icon/Icon.tsx'
import styles from './BackLink.module.scss'

/** The router calls a section the current page, also on the pages below it. */
export const BackLink = createLink(({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={styles.back} aria-current={undefined}>
    <Icon name="arrow-left" />
    {children}
  </a>
))
