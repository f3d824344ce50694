import anekLatin from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url'
import eczar from '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2?url'
import { site } from '#src/site.ts'
import type { ShareImage } from './share-image.ts'
import { shareImageSize } from './share-image-file.ts'
import type { StructuredData } from './structured-data/thing.ts'

/** What a page says of itself to the browser's tab, to search engines and to those who share it. */
export interface PageDescription {
  title: string
  description: string
  /** Path and search params of the view, as our own writer spells them. */
  path: string
  image: ShareImage
  /** Views of a typed text are for people, not for search engines. */
  isIndexed?: boolean
  /**
   * For programs that read the page as it was served. Routes give it on the server only, so that
   * neither the data nor what makes it ships to the browser (boot/remove-served-data.ts).
   */
  data?: StructuredData | undefined
  /** In the words of https://ogp.me; a website where nothing is said. */
  type?: 'website' | 'article'
}

type Tag = Record<string, string>

interface Head {
  meta: Tag[]
  links: Tag[]
}

/**
 * The same on every page: icons, feeds and the fonts of the first paint. What the server wrote of
 * it stays, so the browser's bundle does without.
 */
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
      feedLink('application/rss+xml', '/feed.xml'),
      feedLink('application/feed+json', '/feed.json'),
      ...[eczar, anekLatin].map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous',
      })),
    ],
  }
}

function feedLink(type: string, href: string): Tag {
  return { rel: 'alternate', type, title: `${site.name} blog`, href }
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

/** For what is not there. */
export function missingHead(title = 'Page not found'): Pick<Head, 'meta'> {
  return { meta: [{ title: `${title} · ${site.name}` }, noIndex] }
}
