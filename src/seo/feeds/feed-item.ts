import { toIsoDate } from '#src/domain/article/date.ts'
import type { Article } from '#src/domain/article/schema.ts'
import { pageShareImage } from '#src/seo/share-image.ts'
import { shareImageSize } from '#src/seo/share-image-file.ts'
import { escapeXml } from '#src/seo/xml.ts'
import { site } from '#src/site.ts'

/** An article with its body, as feeds carry it. */
export interface FullArticle extends Article {
  /** The body as HTML for our own page. */
  html: string
}

/** An article for any kind of feed, with absolute URLs. */
export interface FeedItem {
  url: string
  title: string
  summary: string
  /** The share image, and the whole text below it. No other picture: CORP (headers.ts) blocks it elsewhere. */
  html: string
  /** The day of publication as a time, which feeds require: 2025-11-14 at midnight in UTC. */
  day: string
  /** The day of the last correction, or of publication. */
  updatedDay: string
  category: string
  image: { url: string; width: number; height: number; alt: string }
}

/** Makes an article into an entry of a feed: absolute URLs, ISO dates, its share image first. */
export function toFeedItem({
  id,
  title,
  excerpt,
  date,
  updated = date,
  category,
  html,
}: FullArticle): FeedItem {
  const url = `${site.origin}/blog/${id}`
  const { path, alt } = pageShareImage(`blog-${id}`, title)
  const picture = { url: site.origin + path, ...shareImageSize, alt }
  return {
    url,
    title,
    summary: excerpt,
    html: `<p><img src="${picture.url}" width="${picture.width}" height="${picture.height}" alt="${escapeXml(alt)}"></p>\n${detach(html)}`,
    day: toIsoDate(date),
    updatedDay: toIsoDate(updated),
    category,
    image: picture,
  }
}

/** Removes the links of headings to themselves, and makes the other links absolute. */
function detach(html: string): string {
  return html
    .replaceAll(/<h2 [^>]*>(.*?)<\/h2>/gs, (_heading, words: string) => {
      const [, own = words] = /^<a href="#[^"]*">(.*)<\/a>$/s.exec(words) ?? []
      return `<h2>${own}</h2>`
    })
    .replaceAll('<a href="/', `<a href="${site.origin}/`)
}
