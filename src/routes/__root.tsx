import {
  CatchBoundary,
  createRootRoute,
  HeadContent,
  Outlet,
  Scripts,
  useLocation,
  useRouter,
} from '@tanstack/react-router'
import { slugs } from 'virtual:content/list'
import { pageState } from '#src/boot/page-state.ts'
import { LiveRegion } from '#src/components/LiveRegion/LiveRegion.tsx'
import { initSavedList } from '#src/components/SavedListLink/saved-list.ts'
import { SiteFooter } from '#src/components/SiteFooter/SiteFooter.tsx'
import { SiteHeader } from '#src/components/SiteHeader/SiteHeader.tsx'
import { SkipLinks } from '#src/components/SkipLinks/SkipLinks.tsx'
import { ThemeColors } from '#src/components/ThemeToggle/ThemeToggle.tsx'
import { TranslatedTexts } from '#src/components/TranslatedTexts.tsx'
import { ErrorPage } from '#src/pages/ErrorPage.tsx'
import { rootHead } from '#src/seo/head.ts'

initSavedList(slugs)

export const Route = createRootRoute({ head: rootHead, component: Root })

function Root() {
  const { location, matches } = useRouter().state
  const page = matches.at(-1)
  const params = Object.fromEntries(Object.keys(page?.search ?? {}).map((name) => [name, '']))
  const search = new URLSearchParams({ ...params, ...location.search } as typeof params).toString()
  const served = page?.routeId === '/$' ? undefined : `${location.pathname}?${search}`
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <html lang="en" data-served={served} data-theme={pageState().theme} suppressHydrationWarning>
      <head>
        <ThemeColors />
        <HeadContent />
      </head>
      <body>
        <CatchBoundary getResetKey={() => path} errorComponent={ErrorPage}>
          <SkipLinks />
          <SiteHeader />
          <main id="content" tabIndex={-1}>
            <Outlet />
          </main>
          <SiteFooter />
          <TranslatedTexts />
        </CatchBoundary>
        <LiveRegion />
        <Scripts />
      </body>
    </html>
  )
}
