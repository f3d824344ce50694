import type { ArticleSection } from '#src/domain/article/body.ts'

const heading = /<h2 id="([^"]+)">(.*?)<\/h2>/gs

/** The sections of an article's body, for its table of contents. */
export function readSections(html: string): ArticleSection[] {
  return [...html.matchAll(heading)].map(([, id = '', words = '']) => ({
    id,
    title: toPlainText(words),
  }))
}

/**
 * Makes every section heading a link to itself, but for one that holds a link already. It takes the
 * focus, so that whoever was led to a section goes on from there.
 */
export function linkHeadings(html: string): string {
  return html.replaceAll(heading, (_heading, id: string, words: string) => {
    const linked = words.includes('<a ') ? words : `<a href="#${id}">${words}</a>`
    return `<h2 id="${id}" tabindex="-1">${linked}</h2>`
  })
}

/** The words of HTML that our own Markdown renderer wrote. */
export function toPlainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
