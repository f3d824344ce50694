import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import styles from './ButtonLink.module.scss'

interface ButtonAnchorProps extends ComponentProps<'a'> {
  isGhost?: boolean
}

export const ButtonLink = createLink(
  ({ isGhost = false, children, ...props }: ButtonAnchorProps) => (
    <a {...props} className={isGhost ? styles.ghost : styles.button}>
      {children}
    </a>
  ),
)
