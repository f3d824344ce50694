import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { slugs, states } from 'virtual:content/list'
import { layout } from 'virtual:content/map'
import { directorySchema } from '#src/domain/directory/directory-schema.ts'
import { awaitTextSearch } from '#src/domain/finding/load-once.ts'
import { RestaurantsPage } from '#src/pages/RestaurantsPage/RestaurantsPage.tsx'
import { loadTextSearch } from './-text-search.ts'

const schema = directorySchema(states, slugs)

export const Route = createFileRoute('/restaurants/')({
  validateSearch: schema,
  search: {
    middlewares: [
      stripSearchParams(schema.parse({})),
      // Puts the params into the order of the schema.
      ({ search, next }) => schema.parse(next(search)),
    ],
  },
  beforeLoad: awaitTextSearch(loadTextSearch),
  loader: () => import('virtual:content/restaurants'),
  // The router does not split the code of a head.
  head: async ({ loaderData, match: { search } }) => {
    const { directoryHead } = await import('#src/seo/heads/directory.ts')
    return directoryHead(loaderData?.restaurants ?? [], search, loadTextSearch)
  },
  component: () => (
    <RestaurantsPage
      items={Route.useLoaderData().restaurants}
      {...Route.useLoaderData().listFacts}
      layout={layout}
      search={Route.useSearch()}
      loadTextSearch={loadTextSearch}
    />
  ),
})
