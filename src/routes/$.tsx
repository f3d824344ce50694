import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '#src/pages/NotFoundPage/NotFoundPage.tsx'
import { missingHead } from '#src/seo/head.ts'
import { throwNotFound } from './-find-page.ts'

/** Every path that no other route has. */
export const Route = createFileRoute('/$')({
  // Keeps the params for the page that is meant.
  validateSearch: (search) => search,
  loader: ({ location }) => throwNotFound(location),
  head: () => missingHead(),
  notFoundComponent: NotFoundPage,
})
