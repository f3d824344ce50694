import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export interface ViewLinkProps {
  /** The page of the list. */
  path: string
  search: object
  className?: string | undefined
  onClick?: (() => void) | undefined
  children: ReactNode
}

/**
 * A link to a view of a list on the same page. Which pages have which params is known to the list's
 * definition, not to the router's types, hence the casts.
 */
export function ViewLink({ path, search, ...rest }: ViewLinkProps) {
  return (
    <Link
      to={path as '/restaurants'}
      search={search as never}
      resetScroll={false}
      preload={false}
      activeProps={{}}
      {...rest}
    />
  )
}
