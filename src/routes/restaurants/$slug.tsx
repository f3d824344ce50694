import { createFileRoute, notFound } from '@tanstack/react-router'
import { RestaurantNotFound } from '#src/pages/NotFoundPage/NotFoundPage.tsx'
import { RestaurantPage } from '#src/pages/RestaurantPage/RestaurantPage.tsx'
import { missingHead } from '#src/seo/head.ts'

export const Route = createFileRoute('/restaurants/$slug')({
  loader: async ({ params, location }) => {
    // The server redirects to lower case.
    const slug = params.slug.toLowerCase()
    const { loadPage } = await import('virtual:content/restaurant-pages')
    const page = Object.hasOwn(loadPage, slug) ? await loadPage[slug]?.() : undefined
    if (page === undefined) {
      const [{ findRedirect }, { restaurants }, { findCloseNames }] = await Promise.all([
        import('#src/routes/-find-redirect.ts'),
        import('virtual:content/restaurants'),
        import('#src/domain/restaurant/close-names.ts'),
      ])
      throw findRedirect(location) ?? notFound({ data: findCloseNames(slug, restaurants) })
    }
    return page.default
  },
  head: async ({ loaderData }) =>
    loaderData
      ? (await import('#src/seo/heads/restaurant.ts')).restaurantHead(loaderData)
      : missingHead('Restaurant not found'),
  component: RestaurantRoute,
  // The router types the data of `notFound` as unknown.
  notFoundComponent: ({ data }) => <RestaurantNotFound close={Array.isArray(data) ? data : []} />,
})

function RestaurantRoute() {
  return <RestaurantPage {...Route.useLoaderData()} />
}
