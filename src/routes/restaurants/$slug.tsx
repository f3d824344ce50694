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
      const { findRedirect } = await import('#src/routes/-find-redirect.ts')
      throw findRedirect(location) ?? notFound()
    }
    return page.default
  },
  head: async ({ loaderData }) =>
    loaderData
      ? (await import('#src/seo/heads/restaurant.ts')).restaurantHead(loaderData)
      : missingHead('Restaurant not found'),
  component: RestaurantRoute,
  notFoundComponent: () => <RestaurantNotFound {...Route.useParams()} />,
})

function RestaurantRoute() {
  return <RestaurantPage {...Route.useLoaderData()} />
}
