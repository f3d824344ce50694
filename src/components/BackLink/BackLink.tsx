import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Icon } from '#src/components/Icon/Icon.tsx'
import styles from './BackLink.module.scss'

export const BackLink = createLink(({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} className={styles.back}>
    <Icon name="arrow-left" />
    {children}
  </a>
))
