import { site } from '#src/site.ts'
import type { ShareImage } from './share-image.ts'
import { shareImageSize } from './share-image-file.ts'
import type { StructuredData } from './structured-data/thing.ts'

export interface PageDescription {
  title: string
  description: string
  /** Path and search params of the canonical URL. */
  path: string
  image: ShareImage
  /** Adds `noindex`: views of a query are not for search engines. */
  isIndexed?: boolean
  /** On the server only: neither data nor code ships, and src/entry-client.tsx removes it at a navigation. */
  data?: StructuredData | undefined
  type?: 'website' | 'article'
}

type Tag = Record<string, string>

interface Head {
  meta: Tag[]
  links: Tag[]
}

/** Tags that every page has. Only the server renders them; a navigation leaves them in place. */
export function rootHead(): Head {
  return {
    meta: [
      { property: 'og:site_name', content: site.name },
      { property: 'og:locale', content: 'en_US' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      {
        rel: 'alternate',
        type: 'application/rss+xml',
        title: `${site.name} blog`,
        href: '/feed.xml',
      },
    ],
  }
}

export function pageHead({
  title,
  description,
  path,
  image,
  isIndexed = true,
  data,
  type = 'website',
}: PageDescription): Head {
  const url = site.origin + path
  const imageUrl = site.origin + image.path
  return {
    meta: [
      { title: path === '/' ? title : `${title} · ${site.name}` },
      { name: 'description', content: description },
      ...(isIndexed ? [] : [noIndex]),
      ...Object.entries({
        type,
        url,
        title,
        description,
        image: imageUrl,
        'image:type': 'image/png',
        'image:width': `${shareImageSize.width}`,
        'image:height': `${shareImageSize.height}`,
        'image:alt': image.alt,
      }).map(([key, content]) => ({ property: `og:${key}`, content })),
      ...Object.entries({ title, description, image: imageUrl, 'image:alt': image.alt }).map(
        ([key, content]) => ({ name: `twitter:${key}`, content }),
      ),
      // The router writes it as a script; its React types know attributes of <meta> only.
      ...(data ? [{ 'script:ld+json': data } as unknown as Tag] : []),
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}

const noIndex: Tag = { name: 'robots', content: 'noindex, follow' }

export function missingHead(title = 'Page not found'): Pick<Head, 'meta'> {
  return { meta: [{ title: `${title} · ${site.name}` }, noIndex] }
}
