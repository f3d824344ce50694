import { createRootRoute, HeadContent, Outlet, Scripts, useLocation } from '@tanstack/react-router'
import { EarlyClicks } from '#src/components/EarlyClicks/EarlyClicks.tsx'
import { NavigationFocus } from '#src/components/NavigationFocus/NavigationFocus.tsx'
import { SiteFooter } from '#src/components/SiteFooter/SiteFooter.tsx'
import { SiteHeader } from '#src/components/SiteHeader/SiteHeader.tsx'
import { SkipLinks } from '#src/components/SkipLinks/SkipLinks.tsx'
import { NotFoundPage } from '#src/pages/NotFoundPage/NotFoundPage.tsx'
import { missingHead, rootHead } from '#src/seo/head.ts'

export const Route = createRootRoute({
  // No page but the lists has search params: whatever else stands in a URL is dropped.
  validateSearch: (): NoSearch => ({}),
  head: ({ match }) => ({
    ...(import.meta.env.SSR && rootHead()),
    ...(match._notFound && missingHead()),
  }),
  component: Root,
  notFoundComponent: NotFoundPage,
})

/** With a key that nobody can set, TypeScript refuses search params on links to such pages. */
interface NoSearch {
  none?: never
}

function Root() {
  // Names the view that this HTML shows (components/HeldView).
  const view = useLocation({ select: ({ searchStr }) => searchStr })

  return (
    <html lang="en" data-search={view} suppressHydrationWarning>
      <head>
        <HeadContent />
      </head>
      <body>
        <SkipLinks />
        <SiteHeader />
        <main id="content" tabIndex={-1}>
          <EarlyClicks>
            <Outlet />
          </EarlyClicks>
        </main>
        <SiteFooter />
        <NavigationFocus />
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  )
}
