import { Link, useMatch } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { DirectorySearch } from '#src/domain/directory/directory-filters.ts'

/** The tabs and cards of the page have the same links for keyboards and screen readers. */
type MapLinkProps = Pick<ComponentProps<'a'>, 'className' | 'children'> & { transform?: string }

export function RestaurantMapLink({ slug, ...props }: MapLinkProps & { slug: string }) {
  return <Link to="/restaurants/$slug" params={{ slug }} tabIndex={-1} {...props} />
}

export type StateMapLinkProps = MapLinkProps & { state: DirectorySearch['state'] }

/** Keeps the other filters of a view, and on the directory the place of scrolling. */
export function StateMapLink({ state, ...props }: StateMapLinkProps) {
  const view = useMatch({ from: '/restaurants/', shouldThrow: false })
  return (
    <Link
      to="/restaurants"
      search={(current) => ({ ...current, state })}
      resetScroll={view === undefined}
      activeOptions={{ exact: true }}
      tabIndex={-1}
      {...props}
    />
  )
}
