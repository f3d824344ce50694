import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { list } from 'virtual:content/list'
import { places } from 'virtual:content/places'
import { states } from 'virtual:content/states'
import { useWriteQuery } from '#src/components/ListView/use-write-query.ts'
import { describeDirectory } from '#src/domain/directory/describe.ts'
import { directoryList } from '#src/domain/directory/list.ts'
import { directoryDefaults, directorySearchSchema } from '#src/domain/directory/search.ts'
import { hrefOf } from '#src/domain/finding/list.ts'
import { RestaurantsPage } from '#src/pages/RestaurantsPage/RestaurantsPage.tsx'
import { missingHead, pageHead } from '#src/seo/head.ts'
import { directoryShareImage } from '#src/seo/share-image.ts'
import { directoryData } from '#src/seo/structured-data/directory.ts'

export const Route = createFileRoute('/restaurants')({
  validateSearch: directorySearchSchema(states),
  search: { middlewares: [stripSearchParams(directoryDefaults)] },
  loader: () =>
    import('virtual:content/restaurants').then(({ restaurants }) => ({
      restaurants,
      updated: list.updated,
    })),
  head: ({ loaderData, match: { search } }) => {
    if (loaderData === undefined) {
      return missingHead()
    }
    const { restaurants, updated } = loaderData
    const path = hrefOf(directoryList, search)
    const isIndexed = search.query === ''
    return pageHead({
      ...describeDirectory(restaurants, search),
      path,
      isIndexed,
      image: directoryShareImage(search.state, restaurants),
      data:
        import.meta.env.SSR && isIndexed
          ? directoryData({ restaurants, places, updated, path }, search)
          : undefined,
    })
  },
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
