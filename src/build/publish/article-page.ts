import { toPlainText } from '#src/build/content/markdown.ts'
import type { Content } from '#src/build/content/read-content.ts'
import type { Article, PublishedArticle } from '#src/domain/article/article-schema.ts'
import { fold } from '#src/domain/finding/fold.ts'

export function publishArticlePage(
  article: PublishedArticle,
  { articles: all, pictures }: Pick<Content, 'articles' | 'pictures'>,
) {
  const headings = article.html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gs)
  const index = all.findIndex(({ id }) => id === article.id)
  // The newest article is the first.
  const [previous, next] = [all[index + 1], all[index - 1]]
  const words = new Set(collectWords(article))
  /** By category first, then by the share of its words that this article has, too. */
  const closeness = (other: PublishedArticle) => {
    const others = collectWords(other)
    const share = others.filter((word) => words.has(word)).length / others.length
    return other.category === article.category ? 2 + share : share
  }
  return {
    ...article,
    alt: pictures.find(({ name }) => name === article.image)?.alt ?? '',
    sections: Array.from(headings, ([, id = '', html = '']) => ({ id, title: toPlainText(html) })),
    // To read next, closest first. The page links to its neighbors, too. Two articles have one picture.
    related: all
      .filter((other) => ![article, previous, next].includes(other))
      .toSorted((a, b) => closeness(b) - closeness(a))
      .filter(({ image }, at, others) => others.findIndex((other) => other.image === image) === at)
      .slice(0, 3)
      .map(toLink),
    previous: previous && toLink(previous),
    next: next && toLink(next),
  }
}

function toLink({ id, title, category, image, readTime }: Article) {
  return { id, title, category, image, readTime }
}

function collectWords({ title, excerpt, html }: PublishedArticle): string[] {
  const words = fold(`${title} ${excerpt} ${toPlainText(html)}`).match(/\p{L}[\p{L}']*/gu) ?? []
  return [...new Set(words)].filter((word) => word.length >= 5)
}
