import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { listFacts, slugs, states } from 'virtual:content/list'
import { loadStaticPart } from '#src/components/PlaceMap/StaticPart.tsx'
import { directoryFilters } from '#src/domain/directory/directory-filters.ts'
import { searchSchema } from '#src/domain/finding/search-schema.ts'
import { RestaurantsPage } from '#src/pages/RestaurantsPage/RestaurantsPage.tsx'
import { useAnchor } from '#src/pages/RestaurantsPage/use-anchor.ts'
import { missingHead } from '#src/seo/head.ts'

const schema = searchSchema(directoryFilters, { states, slugs })

export const Route = createFileRoute('/restaurants/')({
  validateSearch: schema,
  search: {
    // Puts the params into the order of the schema.
    middlewares: [
      stripSearchParams(schema.parse({})),
      ({ search, next }) => schema.parse(next(search)),
    ],
  },
  loader: async () => {
    const [{ restaurants }, { layout }] = await Promise.all([
      import('virtual:content/restaurants'),
      import('virtual:map/layout'),
      loadStaticPart('map-land', () => import('virtual:map/land')),
    ])
    return { restaurants, layout, ...listFacts }
  },
  head: async ({ loaderData, match: { search } }) =>
    loaderData
      ? (await import('#src/seo/heads/directory.ts')).directoryHead(loaderData.restaurants, search)
      : missingHead(),
  component: Restaurants,
})

function Restaurants() {
  const data = Route.useLoaderData()
  const search = Route.useSearch()
  const anchor = useAnchor(data.restaurants, search)
  return <RestaurantsPage {...data} search={search} anchor={anchor} />
}
