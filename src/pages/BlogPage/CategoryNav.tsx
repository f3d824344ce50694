import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { FilterNav } from '#src/components/FilterNav/FilterNav.tsx'
import { categories } from '#src/domain/article/values.ts'
import type { BlogSearch } from '#src/domain/blog/search.ts'

/** 'All' and the six categories as links. */
export const CategoryNav = memo(function CategoryNav({
  chosen,
}: {
  chosen: BlogSearch['category']
}) {
  return (
    <FilterNav label="Filter by category" chosen={chosen}>
      {(['All', ...categories] as const).map((category) => (
        <li key={category} data-value={category}>
          <Link
            to="/blog"
            search={(search) => ({ query: search.query ?? '', category })}
            resetScroll={false}
            preload={false}
            activeOptions={{ exact: true }}
          >
            {category}
          </Link>
        </li>
      ))}
    </FilterNav>
  )
})
