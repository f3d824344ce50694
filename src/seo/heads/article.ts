import type { BlogPosting } from 'schema-dts'
import { toIsoDate } from '#src/domain/article/date.ts'
import type { Article } from '#src/domain/article/article-schema.ts'
import { articleHref } from '#src/domain/url/hrefs.ts'
import { pageHead } from '#src/seo/head.ts'
import { shareImagePath } from '#src/seo/share-image.ts'
import { breadcrumbs, publisher } from '#src/seo/structured-data.ts'
import { site } from '#src/site.ts'

export function articleHead(article: Article) {
  const { id, title, description, date, updated = date, category } = article
  const path = articleHref(id)
  return pageHead({
    title,
    path,
    description,
    properties: {
      'og:type': 'article',
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

function blogPosting(article: Article): BlogPosting {
  const { id, title, excerpt, date, updated = date, category } = article
  const url = site.origin + articleHref(id)
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    url,
    mainEntityOfPage: url,
    datePublished: toIsoDate(date),
    dateModified: toIsoDate(updated),
    articleSection: category,
    inLanguage: 'en-US',
    image: site.origin + shareImagePath(articleHref(id)),
    author: publisher(),
    publisher: publisher(),
  }
}
