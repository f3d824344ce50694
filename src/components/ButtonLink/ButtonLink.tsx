import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import styles from './ButtonLink.module.scss'

interface ButtonAnchorProps extends ComponentProps<'a'> {
  isGhost?: boolean
}

function ButtonAnchor({ isGhost = false, children, ...props }: ButtonAnchorProps) {
  return (
    <a {...props} className={isGhost ? styles.ghost : styles.button}>
      {children}
    </a>
  )
}

const ButtonAnchorLink = createLink(ButtonAnchor)

export const ButtonLink: LinkComponent<typeof ButtonAnchor> = (props) => (
  <ButtonAnchorLink {...props} />
)
