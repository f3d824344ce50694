import { toPlainText } from '#src/build/content/markdown.ts'
import type { PublishedArticle } from '#src/build/content/read-articles.ts'
import type { Article } from '#src/domain/article/article-schema.ts'
import type { ArticleLink, FullArticle } from '#src/domain/article/full-article.ts'
import { findRelated } from '#src/domain/article/related.ts'

const relatedCount = 3

export function publishArticlePage(
  { body: html, ...article }: PublishedArticle,
  articles: readonly PublishedArticle[],
): FullArticle {
  const headings = html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gs)
  const withTexts = articles.map((one) => ({
    ...one,
    text: `${one.title} ${one.excerpt} ${toPlainText(one.body)}`,
  }))
  const index = articles.findIndex(({ id }) => id === article.id)
  const linkTo = (other: Article | undefined) => other && toLink(other)
  return {
    ...article,
    html,
    sections: Array.from(headings, ([, id = '', words = '']) => ({
      id,
      title: toPlainText(words),
    })),
    related: findRelated(withTexts, article.id, relatedCount).map(toLink),
    // The newest article is the first.
    previous: linkTo(articles[index + 1]),
    next: linkTo(articles[index - 1]),
  }
}

function toLink({ id, title, category, image, readTime }: Article): ArticleLink {
  return { id, title, category, image, readTime }
}
