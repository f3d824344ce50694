import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import styles from './ButtonLink.module.scss'

interface ButtonAnchorProps extends ComponentProps<'a'> {
  /** The secondary button of a pair, drawn as an outline. */
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

/** A typed link that looks like a button. */
export const ButtonLink: LinkComponent<typeof ButtonAnchor> = (props) => (
  <ButtonAnchorLink {...props} />
)
