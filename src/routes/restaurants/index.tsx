import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { listFacts, slugs, states } from 'virtual:content/list'
import { layout } from 'virtual:content/map-layout'
import { directorySchema } from '#src/domain/directory/directory-filters.ts'
import { RestaurantsPage } from '#src/pages/RestaurantsPage/RestaurantsPage.tsx'
import { missingHead } from '#src/seo/head.ts'
import { loadTextSearch } from './-text-search.ts'

const schema = directorySchema(states, slugs)

export const Route = createFileRoute('/restaurants/')({
  validateSearch: schema,
  search: {
    // Puts the params into the order of the schema.
    middlewares: [
      stripSearchParams(schema.parse({})),
      ({ search, next }) => schema.parse(next(search)),
    ],
  },
  loader: () => import('virtual:content/restaurants'),
  // The router does not split the code of a head.
  head: async ({ loaderData, match: { search } }) => {
    if (loaderData === undefined) {
      return missingHead()
    }
    const [{ directoryHead }, text] = await Promise.all([
      import('#src/seo/heads/directory.ts'),
      import('./-text-search.ts'),
    ])
    return directoryHead(loaderData.restaurants, search, text.loadTextSearch)
  },
  component: Restaurants,
})

function Restaurants() {
  return (
    <RestaurantsPage
      items={Route.useLoaderData().restaurants}
      {...listFacts}
      layout={layout}
      search={Route.useSearch()}
      loadTextSearch={loadTextSearch}
    />
  )
}
