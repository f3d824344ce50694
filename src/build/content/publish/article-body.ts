import { toPlainText } from '#src/build/content/markdown.ts'
import type { PublishedArticle } from '#src/build/content/read-articles.ts'
import type { ArticleBody } from '#src/domain/article/body.ts'
import { findRelated } from '#src/domain/article/related.ts'

const relatedCount = 3

export function publishBody(
  { id, body: html }: PublishedArticle,
  articles: readonly PublishedArticle[],
): ArticleBody {
  const headings = html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/gs)
  return {
    html,
    sections: Array.from(headings, ([, heading = '', words = '']) => ({
      id: heading,
      title: toPlainText(words),
    })),
    related: findRelated(
      articles.map(({ id: one, category, title, excerpt, body }) => ({
        id: one,
        category,
        text: `${title} ${excerpt} ${toPlainText(body)}`,
      })),
      id,
      relatedCount,
    ),
  }
}
