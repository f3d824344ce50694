import anekLatin from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url'
import eczar from '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2?url'
import { toIsoDate } from '#src/domain/article/date.ts'
import type { Article } from '#src/domain/article/schema.ts'
import { site } from '#src/site.ts'
import { pageShareImage, type ShareImage } from './share-image.ts'
import { shareImageSize } from './share-image-size.ts'
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
   * neither the data nor what makes it ships to the browser (entry-client.tsx).
   */
  data?: StructuredData | undefined
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
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
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

export function pageHead(page: PageDescription): Head {
  return describePage(page, 'website')
}

function describePage(
  { title, description, path, image, isIndexed = true, data }: PageDescription,
  type: 'website' | 'article',
): Head {
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

export function articleHead(article: Article, data?: PageDescription['data']): Head {
  const { id, title, description, date, category } = article
  const published = toIsoDate(date)
  const { meta, links } = describePage(
    { title, description, path: `/blog/${id}`, image: pageShareImage(`blog-${id}`, title), data },
    'article',
  )
  return {
    meta: [
      ...meta,
      { property: 'article:published_time', content: published },
      // Articles are not rewritten once they are out.
      { property: 'article:modified_time', content: published },
      { property: 'article:section', content: category },
    ],
    links,
  }
}

/** For what is not there. */
export function missingHead(): Pick<Head, 'meta'> {
  return { meta: [{ title: `Page not found · ${site.name}` }, noIndex] }
}
