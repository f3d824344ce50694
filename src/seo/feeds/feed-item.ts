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

/** An article as it stands in every kind of feed: nothing in it depends on where it is read. */
export interface FeedItem {
  url: string
  title: string
  summary: string
  /** The picture and the whole text. Other sites may show pictures made to be shared, and no others. */
  html: string
  /** The day of publication, such as 2025-11-14. Feeds ask for a time too: midnight in UTC. */
  day: string
  /** The day of the last correction, or of publication. */
  updatedDay: string
  category: string
  image: { url: string; width: number; height: number; alt: string }
}

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

/** Headings that are no links to themselves, and links that lead to this site from anywhere. */
function detach(html: string): string {
  return html
    .replaceAll(/<h2 [^>]*>(.*?)<\/h2>/gs, (_heading, words: string) => {
      const [, own = words] = /^<a href="#[^"]*">(.*)<\/a>$/s.exec(words) ?? []
      return `<h2>${own}</h2>`
    })
    .replaceAll('<a href="/', `<a href="${site.origin}/`)
}
