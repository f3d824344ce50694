import type { ReactNode } from 'react'
import { isPlainClick } from '#src/boot/follow-links.ts'
import { paramsOf, type View } from '#src/domain/finding/list-definition.ts'
import { writeQueryString } from '#src/domain/url/query-string.ts'
import { useNavigateView } from './use-navigate-view.ts'

export interface ViewLinkProps<Item> {
  view: Pick<View<Item>, 'list' | 'search'>
  search: Readonly<Record<string, string>>
  className?: string | undefined
  isCurrent?: boolean
  /** The link leaves the page with its view, so the focus moves to the results. */
  focusesResults?: boolean
  children: ReactNode
}

/**
 * A link to another view of the list on the page. A `Link` of the router subscribes to the location:
 * with thirty of them on the page, each write of the search box would run them all.
 */
export function ViewLink<Item>({
  view,
  search,
  className,
  isCurrent = false,
  focusesResults = false,
  children,
}: ViewLinkProps<Item>) {
  const { path, filters } = view.list
  const navigateView = useNavigateView(view.list)
  return (
    <a
      href={path + writeQueryString(paramsOf(filters, { ...view.search, ...search }))}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault()
          navigateView(search)
          if (focusesResults) {
            focusResults()
          }
        }
      }}
    >
      {children}
    </a>
  )
}

function focusResults(): void {
  document.getElementById('results')?.focus({ preventScroll: true })
  document.getElementById('results-summary')?.scrollIntoView({ block: 'nearest' })
}
