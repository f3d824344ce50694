import { toIsoDate } from '#src/domain/article/date.ts'
import type { Article } from '#src/domain/article/article-schema.ts'
import { articleHref } from '#src/domain/url/hrefs.ts'
import { findPicture } from '#src/pictures/pictures.ts'
import { pageShareImage } from '#src/seo/share-image.ts'
import { site } from '#src/site.ts'
import { breadcrumbs, describePublisher, toStructuredData, type StructuredData } from './thing.ts'

export function articleData(article: Article): StructuredData {
  const { id, title, excerpt, date, updated = date, category, image } = article
  const url = site.origin + articleHref(id)
  const images = [findPicture(image).source.img.src, pageShareImage(`blog-${id}`, title).path]
  return toStructuredData(
    {
      '@type': 'BlogPosting',
      headline: title,
      description: excerpt,
      url,
      mainEntityOfPage: url,
      datePublished: toIsoDate(date),
      dateModified: toIsoDate(updated),
      articleSection: category,
      inLanguage: 'en-US',
      image: images.map((src) => site.origin + src),
      author: describePublisher(),
      publisher: describePublisher(),
    },
    breadcrumbs(['Home', '/'], ['Blog', '/blog'], [title, articleHref(id)]),
  )
}
