import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { list } from 'virtual:content/list'
import { places } from 'virtual:content/places'
import { states } from 'virtual:content/states'
import { useWriteQuery } from '#src/components/ListView/use-write-query.ts'
import { directoryDefaults, directorySearchSchema } from '#src/domain/directory/search.ts'
import { RestaurantsPage } from '#src/pages/RestaurantsPage/RestaurantsPage.tsx'
import { missingHead } from '#src/seo/head.ts'

export const Route = createFileRoute('/restaurants')({
  validateSearch: directorySearchSchema(states),
  search: { middlewares: [stripSearchParams(directoryDefaults)] },
  loader: () =>
    import('virtual:content/restaurants').then(({ restaurants }) => ({
      restaurants,
      updated: list.updated,
    })),
  head: async ({ loaderData, match: { search } }) =>
    loaderData
      ? (await import('#src/seo/heads/directory.ts')).directoryHead(
          { ...loaderData, places: import.meta.env.SSR ? places : {} },
          search,
        )
      : missingHead(),
  component: Restaurants,
})

function Restaurants() {
  return (
    <RestaurantsPage
      {...Route.useLoaderData()}
      search={Route.useSearch()}
      writeQuery={useWriteQuery('/restaurants')}
    />
  )
}
