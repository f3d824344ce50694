import { toPlainText } from '#src/build/content/markdown.ts'
import type { PublishedArticle } from '#src/build/content/read-articles.ts'
import type { Mention } from '#src/domain/restaurant/page.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' })
/** Marks around the name, which no article contains. */
const [start, end] = ['\uE000', '\uE001']

export function findMentions(articles: readonly PublishedArticle[], slug: string): Mention[] {
  const link = new RegExp(`<a href="${restaurantHref(slug)}"[^>]*>(.*?)</a>`, 's')
  return articles.flatMap(({ id, title, body }) => {
    const block = body
      .split(/<\/(?:p|li|h2|h3|blockquote)>/)
      .find((text) => link.test(text))
      ?.replace(link, `${start}$1${end}`)
    const text = toPlainText(block ?? '')
      .trim()
      .replaceAll(/\s+/g, ' ')
    const sentence = splitSentences(text).find((one) => one.includes(start))
    if (sentence === undefined) {
      return []
    }
    const [before = '', name = '', after = ''] = sentence.split(/[\uE000\uE001]/)
    return [{ id, title, before, name, after: after.trimEnd() }]
  })
}

/** Like Intl.Segmenter, but 'St. Louis' and 'No. 1' stay in one sentence. */
function splitSentences(text: string): string[] {
  const parts: string[] = []
  for (const { segment } of sentences.segment(text)) {
    const last = parts.at(-1)
    if (last !== undefined && /\b(?:St|No|Mr|Mrs|Dr|vs)\. $/.test(last)) {
      parts[parts.length - 1] = last + segment
    } else {
      parts.push(segment)
    }
  }
  return parts
}
