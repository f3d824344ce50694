import { toIsoDate } from '#src/domain/article/date.ts'
import type { Article } from '#src/domain/article/article-schema.ts'
import { articleHref } from '#src/domain/url/hrefs.ts'
import { pageHead } from '#src/seo/head.ts'
import { blogPosting, breadcrumbs } from '#src/seo/structured-data.ts'

export function articleHead(article: Article) {
  const { id, title, description, date, updated = date, category } = article
  const path = articleHref(id)
  return pageHead({
    title,
    path,
    description,
    type: 'article',
    properties: {
      'article:published_time': toIsoDate(date),
      'article:modified_time': toIsoDate(updated),
      'article:section': category,
    },
    structuredData: [
      blogPosting(article),
      breadcrumbs(['Home', '/'], ['Blog', '/blog'], [title, path]),
    ],
  })
}
