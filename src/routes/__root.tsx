import { createRootRoute, Outlet, Scripts, useRouter } from '@tanstack/react-router'
import { describeServed } from '#src/boot/served-view.ts'
import { slugs } from 'virtual:content/list'
import { MarkHydrated } from '#src/components/MarkHydrated/MarkHydrated.tsx'
import { LiveRegion } from '#src/components/LiveRegion/LiveRegion.tsx'
import { NavigationFocus } from '#src/components/NavigationFocus/NavigationFocus.tsx'
import { initSavedList } from '#src/components/SavedListLink/saved-list.ts'
import { SiteFooter } from '#src/components/SiteFooter/SiteFooter.tsx'
import { SiteHeader } from '#src/components/SiteHeader/SiteHeader.tsx'
import { PageHead } from '#src/components/PageHead/PageHead.tsx'
import { SkipLinks } from '#src/components/SkipLinks/SkipLinks.tsx'
import { NotFoundPage } from '#src/pages/NotFoundPage/NotFoundPage.tsx'
import { missingHead, rootHead } from '#src/seo/head.ts'

initSavedList(slugs)

export const Route = createRootRoute({
  // Drops params that no route reads.
  validateSearch: () => ({}),
  head: ({ match }) => ({
    ...(import.meta.env.SSR && rootHead()),
    ...(match._notFound && missingHead()),
  }),
  component: Root,
  notFoundComponent: NotFoundPage,
})

function Root() {
  const router = useRouter()
  const served = import.meta.env.SSR ? describeServed(router.state) : undefined

  return (
    <html lang="en" data-served={served} suppressHydrationWarning>
      <head>
        <PageHead />
      </head>
      <body>
        <SkipLinks />
        <SiteHeader />
        <main id="content" tabIndex={-1}>
          <MarkHydrated>
            <Outlet />
          </MarkHydrated>
        </main>
        <SiteFooter />
        <NavigationFocus />
        <LiveRegion />
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  )
}
