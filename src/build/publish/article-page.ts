import { toPlainText } from '#src/build/content/markdown.ts'
import type { PublishedArticle } from '#src/build/content/read-articles.ts'
import type { Article } from '#src/domain/article/article-schema.ts'
import { fold } from '#src/domain/finding/fold.ts'

const relatedCount = 3
const minWordLength = 5

export function publishArticlePage(
  article: PublishedArticle,
  articles: readonly PublishedArticle[],
) {
  const headings = article.html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gs)
  const index = articles.findIndex(({ id }) => id === article.id)
  // The newest article is the first.
  const [previous, next] = [articles[index + 1], articles[index - 1]]
  return {
    ...article,
    sections: Array.from(headings, ([, id = '', words = '']) => ({
      id,
      title: toPlainText(words),
    })),
    // To read next, closest first. The page links to its neighbors, too. Two articles have one picture.
    related: findRelated(article, articles)
      .filter((other) => other !== previous && other !== next)
      .filter(({ image }, at, all) => all.findIndex((other) => other.image === image) === at)
      .slice(0, relatedCount)
      .map(toLink),
    previous: previous && toLink(previous),
    next: next && toLink(next),
  }
}

function toLink({ id, title, category, image, readTime }: Article) {
  return { id, title, category, image, readTime }
}

/** The closest articles: those of its category first, then by the share of their words that it has too. */
function findRelated(
  article: PublishedArticle,
  articles: readonly PublishedArticle[],
): PublishedArticle[] {
  const words = new Set(collectWords(article))
  const closeness = (other: PublishedArticle) => {
    const others = collectWords(other)
    const share = others.filter((word) => words.has(word)).length / others.length
    return other.category === article.category ? 2 + share : share
  }
  return articles
    .filter((other) => other !== article)
    .toSorted((a, b) => closeness(b) - closeness(a))
}

function collectWords({ title, excerpt, html }: PublishedArticle): string[] {
  const words = fold(`${title} ${excerpt} ${toPlainText(html)}`).match(/\p{L}[\p{L}']*/gu) ?? []
  return [...new Set(words)].filter((word) => word.length >= minWordLength)
}
