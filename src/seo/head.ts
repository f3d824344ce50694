import type { BreadcrumbList, Thing } from 'schema-dts'
import { site } from '#src/site.ts'

interface PageDescription {
  title: string
  /** Path and search params of the canonical URL. */
  path: string
  isIndexed?: boolean
  /** What follows is for search engines and sites that show a link. */
  description: string
  /** Path of the share image, if not the page's own. */
  image?: string
  imageAlt?: string
  /** Of Open Graph, such as `article:section`. */
  properties?: Record<string, string>
  structuredData?: readonly Thing[]
}

type Tag = Record<string, string>

/** In pixels: the size that every service shows whole when it unfurls a link. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** '/restaurants?state=NY' → '/share/restaurants-ny.png' */
export function shareImagePath(path: string): string {
  const name = path.slice(1).replace(/\?.*=/, '-').replaceAll(/[/+]/g, '-').toLowerCase()
  return `/share/${name || 'home'}.png`
}

const rootLinks = [
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'alternate', type: 'application/rss+xml', title: `${site.name} blog`, href: '/feed.xml' },
]

/** What every page has. */
export const rootHead = () => ({
  meta: [
    { charSet: 'utf-8' },
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
  ],
  links: rootLinks,
})

export function pageHead(page: PageDescription) {
  const { title, path, isIndexed = true, description, properties, structuredData } = page
  const { image = shareImagePath(path), imageAlt = `${title} · ${site.name}` } = page
  const openGraph = {
    'og:type': 'website',
    'og:url': site.origin + path,
    'og:title': title,
    'og:description': description,
    'og:image': site.origin + image,
    'og:image:alt': imageAlt,
    'og:site_name': site.name,
    'og:locale': 'en_US',
    'og:image:type': 'image/png',
    'og:image:width': `${shareImageSize.width}`,
    'og:image:height': `${shareImageSize.height}`,
    ...properties,
  }
  const graph = { '@context': 'https://schema.org', '@graph': structuredData }
  return {
    meta: [
      { title: path === '/' ? title : `${title} · ${site.name}` },
      ...(isIndexed ? [] : [noIndex]),
      { name: 'description', content: description },
      ...Object.entries(openGraph).map(([property, content]): Tag => ({ property, content })),
      // For the rest X reads Open Graph.
      { name: 'twitter:card', content: 'summary_large_image' },
      // The router writes it as a script, escaped; its React types know attributes of <meta> only.
      ...(structuredData && isIndexed ? [{ 'script:ld+json': graph } as unknown as Tag] : []),
    ],
    links: [{ rel: 'canonical', href: site.origin + path }],
  }
}

const noIndex: Tag = { name: 'robots', content: 'noindex, follow' }

export const missingHead = (title = 'Page not found') => ({
  meta: [{ title: `${title} · ${site.name}` }, noIndex],
})

export const publisher = () =>
  ({ '@type': 'Organization', name: site.name, url: `${site.origin}/` }) as const

export const breadcrumbs = (
  ...steps: readonly (readonly [name: string, path: string])[]
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: { '@id': site.origin + path },
  })),
})
