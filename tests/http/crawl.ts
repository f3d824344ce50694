import { site } from './site.ts'

export type CrawledPage = ReturnType<typeof read>

/** Reads pages, not files, as a search engine does: it follows no link of a page with noindex. */
export async function crawl(limit: number): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = []
  const urls = new Set(['/'])
  for (const url of urls) {
    if (pages.length === limit) {
      break
    }
    const { status, text } = await site.fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
    const page = read(url, status, text)
    pages.push(page)
    if (page.isIndexed) {
      for (const link of page.links) {
        urls.add(link.replace(/#.*/, ''))
      }
    }
  }
  return pages
}

/** Reads the HTML as React writes it: a DOM would take most of the time of these tests. */
function read(url: string, status: number, html: string) {
  const find = (pattern: RegExp) => {
    const [, value] = pattern.exec(html) ?? []
    return value === undefined ? null : decode(value)
  }
  const list = (pattern: RegExp) =>
    Array.from(html.matchAll(pattern), ([, value = '']) => decode(value))
  const [, data] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const base = new URL(url, 'http://localhost')
  return {
    url,
    status,
    title: find(/<title[^>]*>(.*?)<\/title>/s),
    description: find(/<meta name="description" content="([^"]*)"/),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    isIndexed: !html.includes('<meta name="robots"'),
    image: find(/<meta property="og:image" content="([^"]*)"/),
    links: list(/<a\b[^>]* href="([^"]*)"/g)
      .map((href) => new URL(href, base))
      .filter(({ origin, pathname }) => origin === base.origin && !pathname.includes('.'))
      .map(({ pathname, search, hash }) => pathname + search + hash),
    ids: list(/<[a-z][^>]* id="([^"]*)"/g),
    data: (data ? JSON.parse(data) : undefined) as unknown,
    text: decode((/<main.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll(/<[^>]*>/g, '')),
  }
}

const signs: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' }

export const decode = (text: string): string =>
  text.replaceAll(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => signs[name] ?? '')
