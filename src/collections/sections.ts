import type { ArticleSection } from '#src/domain/article/body.ts'

const heading = /<h2 id="([^"]+)">(.*?)<\/h2>/gs

/** The sections of an article's body, for its table of contents. */
export function readSections(html: string): ArticleSection[] {
  return [...html.matchAll(heading)].map(([, id = '', words = '']) => ({
    id,
    title: toPlainText(words),
  }))
}

/** Makes every section heading a link to itself. A heading that holds a link already stays as is. */
export function linkHeadings(html: string): string {
  return html.replaceAll(heading, (whole, id: string, words: string) =>
    words.includes('<a ') ? whole : `<h2 id="${id}"><a href="#${id}">${words}</a></h2>`,
  )
}

/** The words of HTML that our own Markdown renderer wrote. */
export function toPlainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
