import anekLatin from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url'
import eczar from '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2?url'
import { toIsoDate } from '#src/domain/article/date.ts'
import type { Article } from '#src/domain/article/schema.ts'
import { site } from '#src/site.ts'

/** What a page says of itself to the browser's tab, to search engines and to those who share it. */
export interface PageDescription {
  title: string
  description: string
  /** Path and search params of the view, as our own writer spells them. */
  path: string
  /** Views of a typed text are for people, not for search engines. */
  isIndexed?: boolean
}

interface Head {
  meta: Record<string, string>[]
  links: Record<string, string>[]
}

/** The same on every page: icons and the fonts of the first paint. */
export function rootHead(): Head {
  return {
    meta: [{ title: site.name }, { property: 'og:site_name', content: site.name }],
    links: [
      { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
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

export function pageHead({ title, description, path, isIndexed = true }: PageDescription): Head {
  const url = site.origin + path
  return {
    meta: [
      { title: path === '/' ? title : `${title} · ${site.name}` },
      { name: 'description', content: description },
      ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
    ],
    links: [{ rel: 'canonical', href: url }],
  }
}

export function articleHead({ id, title, description, date, category }: Article): Head {
  const { meta, links } = pageHead({ title, description, path: `/blog/${id}` })
  return {
    meta: [
      ...meta.map((tag) =>
        tag.property === 'og:type' ? { property: 'og:type', content: 'article' } : tag,
      ),
      { property: 'article:published_time', content: toIsoDate(date) },
      { property: 'article:section', content: category },
    ],
    links,
  }
}

/** For what is not there. */
export function missingHead(): Head {
  return {
    meta: [
      { title: `Page not found · ${site.name}` },
      { name: 'robots', content: 'noindex, follow' },
    ],
    links: [],
  }
}
