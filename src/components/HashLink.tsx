import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/** A place on the page is no current page, also while its hash is in the URL. */
export const HashLink = createLink(({ children, ...props }: ComponentProps<'a'>) => (
  <a {...props} aria-current={undefined}>
    {children}
  </a>
))
