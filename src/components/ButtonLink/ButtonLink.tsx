import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import styles from './ButtonLink.module.scss'

type ButtonProps = ComponentProps<'a'> & { isGhost?: boolean }

export const ButtonLink = createLink(({ isGhost = false, ...props }: ButtonProps) => (
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- The children are in the props.
  <a {...props} className={isGhost ? styles.ghost : styles.button} />
))
