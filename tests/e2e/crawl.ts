import type { Page } from '@playwright/test'

/** What a crawler keeps of a page. */
export interface CrawledPage {
  url: string
  status: number
  title: string
  description: string | null
  canonical: string | null
  isIndexed: boolean
  image: string | null
  links: string[]
  ids: string[]
  /** Structured data as it stands in the HTML. */
  data: unknown
  text: string
}

/**
 * Reads every page that links lead to, as a search engine does: without scripts, and without going
 * on from a page that asks not to be indexed.
 * @param limit the crawl stops there, so that an endless site fails instead of hanging
 */
export async function crawl(page: Page, limit: number): Promise<CrawledPage[]> {
  await page.goto('/')
  return page.evaluate(async (most) => {
    const pages: CrawledPage[] = []
    const urls = new Set(['/'])
    for (const url of urls) {
      if (pages.length === most) {
        break
      }
      const response = await fetch(url)
      const html = await response.text()
      const found = new DOMParser().parseFromString(html, 'text/html')
      const content = (selector: string) => found.querySelector(selector)?.getAttribute('content')
      const links = [...found.querySelectorAll('a')]
        .map((link) => new URL(link.getAttribute('href') ?? '', new URL(url, location.href)))
        .filter(({ origin }) => origin === location.origin)
        .map(({ pathname, search, hash }) => pathname + search + hash)
      const isIndexed = content('meta[name="robots"]') === undefined
      const data = found.querySelector('script[type="application/ld+json"]')?.textContent
      pages.push({
        url,
        status: response.status,
        title: found.title,
        description: content('meta[name="description"]') ?? null,
        canonical: found.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
        isIndexed,
        image: content('meta[property="og:image"]') ?? null,
        links,
        ids: [...found.querySelectorAll('[id]')].map(({ id }) => id),
        data: data ? JSON.parse(data) : undefined,
        text: found.querySelector('main')?.textContent ?? '',
      })
      if (isIndexed) {
        for (const link of links) {
          urls.add(link.replace(/#.*/, ''))
        }
      }
    }
    return pages
  }, limit)
}
