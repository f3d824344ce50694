import type { ArticleSection } from '#src/domain/article/body.ts'

const heading = /<h2 id="([^"]+)">(.*?)<\/h2>/gs

export function readSections(html: string): ArticleSection[] {
  return [...html.matchAll(heading)].map(([, id = '', words = '']) => ({
    id,
    title: toPlainText(words),
  }))
}

/**
 * Makes every section heading a link to itself, except one that contains a link already. `tabindex` lets it
 * take the focus, so that the Tab key goes on from the section that a link led to.
 */
export function linkHeadings(html: string): string {
  return html.replaceAll(heading, (_heading, id: string, words: string) => {
    const linked = words.includes('<a ') ? words : `<a href="#${id}">${words}</a>`
    return `<h2 id="${id}" tabindex="-1">${linked}</h2>`
  })
}

/** The text of HTML that markdown.ts wrote: no tags, three entities decoded. */
export function toPlainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
