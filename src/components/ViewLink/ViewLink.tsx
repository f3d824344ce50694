import type { ReactNode } from 'react'
import { hrefOf, type ListSearch } from '#src/domain/finding/list.ts'
import type { View } from '#src/domain/finding/view.ts'
import { isPlainClick } from './plain-click.ts'
import { useShowView } from './use-show-view.ts'

export interface ViewLinkProps<Item, Search extends ListSearch> {
  /** The view on the page. */
  view: Pick<View<Item, Search>, 'list' | 'search'>
  /** Makes the params of the link from those of the view that it is followed from. */
  search: (current: Search) => Search
  className?: string | undefined
  isCurrent?: boolean
  /** Called when the link is followed in this tab. */
  onFollow?: (() => void) | undefined
  children: ReactNode
}

/**
 * A link to another view of the list on the page. Not the router's `Link`: each `Link` computes its
 * `href` again when the URL changes, so dozens of them would run while the visitor types.
 */
export function ViewLink<Item, Search extends ListSearch>({
  view: { list, search: shown },
  search,
  className,
  isCurrent = false,
  onFollow,
  children,
}: ViewLinkProps<Item, Search>) {
  const showView = useShowView(list)
  return (
    <a
      href={hrefOf(list, search(shown))}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault()
          showView(search)
          onFollow?.()
        }
      }}
    >
      {children}
    </a>
  )
}
