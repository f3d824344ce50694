import { loadPage } from 'virtual:content/article-pages'
import { articles } from 'virtual:content/articles'
import { listFacts } from 'virtual:content/list'
import { pagePaths } from 'virtual:content/page-paths'
import { restaurants } from 'virtual:content/restaurants'
import { land } from 'virtual:content/map'
import { writeSpreadsheet } from '#src/domain/directory/spreadsheet.ts'
import { writeRss, writeSitemap } from '#src/seo/xml-files.ts'
import { site } from '#src/site.ts'
import { fileSecurityHeaders } from './headers.ts'

/** Made from the content, with the types that static hosts send. */
const files = new Map<string, [type: string, write: () => string | Promise<string>]>([
  // Crawlers read `noindex` only where they may fetch.
  [
    '/robots.txt',
    ['text/plain', () => `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`],
  ],
  [
    '/sitemap.xml',
    ['application/xml', () => writeSitemap(pagePaths, restaurants, articles, listFacts.updated)],
  ],
  ['/feed.xml', ['application/xml', writeFeed]],
  ['/map.svg', ['image/svg+xml', () => land]],
  ['/restaurants.csv', ['text/csv', () => writeSpreadsheet(restaurants, site.origin)]],
])

export const generatedFiles = [...files.keys()]

/** Returns undefined for other paths. */
export async function generatedFileResponse(pathname: string): Promise<Response | undefined> {
  const [type, write] = files.get(pathname) ?? []
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
