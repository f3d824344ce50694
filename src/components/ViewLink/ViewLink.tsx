import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isPlainClick } from './plain-click.ts'

export interface ViewLinkProps {
  /** The page of the list. */
  path: string
  search: object
  className?: string | undefined
  /** The link is followed here, and not in another tab. */
  onFollow?: (() => void) | undefined
  children: ReactNode
}

/**
 * A link to a view of a list on the same page. Which pages have which params is known to the list's
 * definition, not to the router's types, hence the casts.
 */
export function ViewLink({ path, search, onFollow, ...rest }: ViewLinkProps) {
  return (
    <Link
      to={path as '/restaurants'}
      search={search as never}
      resetScroll={false}
      preload={false}
      // Exact, so that none of these links gets aria-current.
      activeOptions={{ exact: true }}
      onClick={(event) => isPlainClick(event) && onFollow?.()}
      {...rest}
    />
  )
}
