import { createFileRoute } from '@tanstack/react-router'
import { RestaurantNotFound } from '#src/pages/NotFoundPage/NotFoundPage.tsx'
import { RestaurantPage } from '#src/pages/RestaurantPage/RestaurantPage.tsx'
import { findPage } from '#src/routes/-find-page.ts'
import { missingHead } from '#src/seo/head.ts'

export const Route = createFileRoute('/restaurants/$slug')({
  loader: ({ params, location }) =>
    findPage(import('virtual:content/restaurant-pages'), params.slug, location),
  head: async ({ loaderData }) =>
    loaderData
      ? (await import('#src/seo/heads/restaurant.ts')).restaurantHead(loaderData)
      : missingHead('Restaurant not found'),
  component: () => <RestaurantPage {...Route.useLoaderData()} />,
  notFoundComponent: () => <RestaurantNotFound {...Route.useParams()} />,
})
