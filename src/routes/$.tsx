import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFoundPage } from '#src/pages/NotFoundPage/NotFoundPage.tsx'
import { missingHead } from '#src/seo/head.ts'

/** Every path that no other route has. */
export const Route = createFileRoute('/$')({
  loader: () => {
    throw notFound()
  },
  head: () => missingHead(),
  notFoundComponent: NotFoundPage,
})
