import { loadPage } from 'virtual:content/article-pages'
import { articles } from 'virtual:content/articles'
import { listFacts } from 'virtual:content/list'
import { pagePaths } from 'virtual:content/page-paths'
import { restaurants } from 'virtual:content/restaurants'
import { land } from 'virtual:content/map-land'
import { writeSpreadsheet } from '#src/domain/directory/spreadsheet.ts'
import { writeRss } from '#src/seo/files/rss.ts'
import { writeSitemap } from '#src/seo/files/sitemap.ts'
import { site } from '#src/site.ts'
import { fileSecurityHeaders } from './headers.ts'

const writers: Readonly<Record<string, () => string | Promise<string>>> = {
  // Crawlers read `noindex` only where they may fetch.
  '/robots.txt': () => `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`,
  '/sitemap.xml': () => writeSitemap(pagePaths, restaurants, articles, listFacts.updated),
  '/feed.xml': writeFeed,
  '/map.svg': () => land,
  '/restaurants.csv': () => writeSpreadsheet(restaurants, site.origin),
}

/** Paths of the files that are made from the content. */
export const generatedFiles = Object.keys(writers)

/** As static hosts send them. */
const types: Readonly<Record<string, string>> = {
  xml: 'application/xml',
  svg: 'image/svg+xml',
  csv: 'text/csv',
}

/** Returns undefined for other paths. */
export async function generatedFileResponse(pathname: string): Promise<Response | undefined> {
  const write = Object.hasOwn(writers, pathname) ? writers[pathname] : undefined
  const type = types[pathname.slice(-3)] ?? 'text/plain'
  return (
    write &&
    new Response(await write(), {
      headers: { ...fileSecurityHeaders(pathname), 'Content-Type': `${type}; charset=utf-8` },
    })
  )
}

async function writeFeed(): Promise<string> {
  const pages = await Promise.all(Object.values(loadPage).map((load) => load()))
  return writeRss(pages.map((page) => page.default))
}
