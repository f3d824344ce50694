import type { BlogPosting } from 'schema-dts'
import { toIsoDate } from '#src/domain/article/date.ts'
import type { Article } from '#src/domain/article/article-schema.ts'
import { articleHref } from '#src/domain/url/hrefs.ts'
import { breadcrumbs, pageHead, publisher, shareImagePath } from '#src/seo/head.ts'
import { site } from '#src/site.ts'

export function articleHead(article: Article) {
  const { id, title, description, excerpt, date, updated = date, category } = article
  const path = articleHref(id)
  const url = site.origin + path
  const [published, modified] = [toIsoDate(date), toIsoDate(updated)]
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    url,
    mainEntityOfPage: url,
    datePublished: published,
    dateModified: modified,
    articleSection: category,
    inLanguage: 'en-US',
    image: site.origin + shareImagePath(path),
    author: publisher(),
    publisher: publisher(),
  }
  return pageHead({
    title,
    path,
    description,
    properties: {
      'og:type': 'article',
      'article:published_time': published,
      'article:modified_time': modified,
      'article:section': category,
    },
    structuredData: [posting, breadcrumbs(['Home', '/'], ['Blog', '/blog'], [title, path])],
  })
}
