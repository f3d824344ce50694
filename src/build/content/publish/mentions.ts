import { toPlainText } from '#src/build/content/markdown.ts'
import type { PublishedArticle } from '#src/build/content/read-articles.ts'
import type { Mention } from '#src/domain/restaurant/page.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'

/** 'St. Louis' and 'No. 1' stay in one sentence. */
const sentenceEnd = /(?<=[.!?…][’”)]*)(?<!\b(?:St|No|Mr|Mrs|Dr|vs)\.)\s(?![“‘(\uE000]*\p{Ll})/u
/** Mark the name. No article contains them. */
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
    const sentence = text.split(sentenceEnd).find((one) => one.includes(start))
    if (sentence === undefined) {
      return []
    }
    const [before = '', name = '', after = ''] = sentence.split(/[\uE000\uE001]/)
    return [{ id, title, before, name, after }]
  })
}
