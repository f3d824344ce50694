import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFoundPage } from '#src/pages/NotFoundPage/NotFoundPage.tsx'
import { missingHead } from '#src/seo/head.ts'

/** Every path that no other route has. */
export const Route = createFileRoute('/$')({
  // Keeps the params for the page that is meant.
  validateSearch: (search) => search,
  loader: async ({ location }) => {
    const { findRedirect } = await import('./-find-redirect.ts')
    throw findRedirect(location) ?? notFound()
  },
  head: () => missingHead(),
  notFoundComponent: NotFoundPage,
})
