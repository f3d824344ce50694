import type { ArticleBody } from '#src/domain/article/body.ts'
import { findRelated } from '#src/domain/article/related.ts'
import type { PublishedArticle } from './articles.ts'
import { linkHeadings, readSections, toPlainText } from './sections.ts'

const relatedCount = 3

export function publishBody(articles: readonly PublishedArticle[], id: string): ArticleBody {
  const article = articles.find((one) => one.id === id)
  if (article === undefined) {
    throw new Error(`There is no article with the id ${id}.`)
  }
  return {
    html: linkHeadings(article.body),
    sections: readSections(article.body),
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
