import type { Site } from './site.ts'

export type CrawledPage = ReturnType<typeof read>

/** Reads pages, not files, as a search engine does: it follows no link of a page with noindex. */
export async function crawl(site: Site, limit: number): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = []
  const urls = new Set(['/'])
  for (const url of urls) {
    if (pages.length === limit) {
      break
    }
    const { status, text } = await site.fetch(url)
    const page = read(url, status, new DOMParser().parseFromString(text, 'text/html'))
    pages.push(page)
    if (page.isIndexed) {
      for (const link of page.links) {
        urls.add(link.replace(/#.*/, ''))
      }
    }
  }
  return pages
}

function read(url: string, status: number, found: Document) {
  const content = (selector: string) => found.querySelector(selector)?.getAttribute('content')
  const data = found.querySelector('script[type="application/ld+json"]')?.textContent
  const base = new URL(url, 'http://localhost')
  return {
    url,
    status,
    title: found.title,
    description: content('meta[name="description"]') ?? null,
    canonical: found.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    isIndexed: content('meta[name="robots"]') === undefined,
    image: content('meta[property="og:image"]') ?? null,
    links: [...found.querySelectorAll('a')]
      .map((link) => new URL(link.getAttribute('href') ?? '', base))
      .filter(({ origin, pathname }) => origin === base.origin && !pathname.includes('.'))
      .map(({ pathname, search, hash }) => pathname + search + hash),
    ids: [...found.querySelectorAll('[id]')].map(({ id }) => id),
    data: (data ? JSON.parse(data) : undefined) as unknown,
    text: found.querySelector('main')?.textContent ?? '',
  }
}
