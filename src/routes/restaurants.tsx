import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { list } from 'virtual:content/list'
import { places } from 'virtual:content/places'
import { states } from 'virtual:content/states'
import { keepFixed } from '#src/components/PlaceMap/Fixed.tsx'
import { useWriteQuery } from '#src/components/ListView/use-write-query.ts'
import { directoryDefaults, directorySearchSchema } from '#src/domain/directory/search.ts'
import { RestaurantsPage } from '#src/pages/RestaurantsPage/RestaurantsPage.tsx'
import { missingHead } from '#src/seo/head.ts'

export const Route = createFileRoute('/restaurants')({
  validateSearch: directorySearchSchema(states),
  search: { middlewares: [stripSearchParams(directoryDefaults)] },
  loader: async () => {
    const [{ restaurants }, { layout }] = await Promise.all([
      import('virtual:content/restaurants'),
      import('virtual:map/layout'),
      keepFixed('map-land', async () => (await import('virtual:map/land')).land),
    ])
    return { restaurants, layout, updated: list.updated }
  },
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
