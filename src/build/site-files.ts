import type { Content } from '#src/build/content/read-content.ts'
import { drawLand } from '#src/build/map/land.ts'
import { writeSpreadsheet } from '#src/domain/restaurant/spreadsheet.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'
import { writeRss, writeSitemap } from '#src/seo/xml-files.ts'
import { site } from '#src/site.ts'

/** The files beside the pages that are made of the content, by path. */
export const siteFiles: Readonly<Record<string, (content: Content) => string>> = {
  // Crawlers read `noindex` only where they may fetch.
  '/robots.txt': () => `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`,
  '/sitemap.xml': ({ pagePaths, restaurants, articles, list }) =>
    writeSitemap(pagePaths, restaurants, articles, list.updated),
  '/feed.xml': ({ articles }) => writeRss(articles),
  '/map.svg': drawLand,
  '/restaurants.csv': ({ restaurants }) =>
    writeSpreadsheet(restaurants, (slug) => site.origin + restaurantHref(slug)),
}
