import { createLink, type LinkComponent } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Icon } from '#src/components/Icon/Icon.tsx'
import { arrowRight } from '#src/components/Icon/paths.ts'
import styles from './MoreLink.module.scss'

function MoreAnchor({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} className={styles.more}>
      <span>{children}</span>
      <Icon path={arrowRight} />
    </a>
  )
}

const MoreAnchorLink = createLink(MoreAnchor)

export const MoreLink: LinkComponent<typeof MoreAnchor> = (props) => <MoreAnchorLink {...props} />
