import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { states } from 'virtual:content/states'
import { useCallback } from 'react'
import { describeDirectory } from '#src/domain/directory/describe.ts'
import { directoryList } from '#src/domain/directory/list.ts'
import { directoryDefaults, directorySearchSchema } from '#src/domain/directory/search.ts'
import { hrefOf } from '#src/domain/finding/list.ts'
import { RestaurantsPage } from '#src/pages/RestaurantsPage/RestaurantsPage.tsx'
import { missingHead, pageHead } from '#src/seo/head.ts'

export const Route = createFileRoute('/restaurants')({
  validateSearch: directorySearchSchema(states),
  search: { middlewares: [stripSearchParams(directoryDefaults)] },
  loader: () => import('virtual:content/restaurants').then(({ restaurants }) => ({ restaurants })),
  head: ({ loaderData, match: { search } }) =>
    loaderData === undefined
      ? missingHead()
      : pageHead({
          ...describeDirectory(loaderData.restaurants, search),
          path: hrefOf(directoryList, search),
          isIndexed: search.query === '',
        }),
  component: Restaurants,
})

function Restaurants() {
  const navigate = Route.useNavigate()
  const writeQuery = useCallback(
    (query: string) =>
      void navigate({
        search: (search) => ({ ...search, query }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return (
    <RestaurantsPage
      restaurants={Route.useLoaderData().restaurants}
      search={Route.useSearch()}
      writeQuery={writeQuery}
    />
  )
}
