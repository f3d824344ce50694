import { toIsoDate } from '#src/domain/article/date.ts'
import type { Article } from '#src/domain/article/article-schema.ts'
import { articleHref } from '#src/domain/url/hrefs.ts'
import { pageHead } from '#src/seo/head.ts'
import { pageShareImage } from '#src/seo/share-image.ts'
import { articleData } from '#src/seo/structured-data/article-data.ts'

export function articleHead(article: Article) {
  const { id, title, description, date, updated = date, category } = article
  const published = toIsoDate(date)
  const { meta, links } = pageHead({
    title,
    description,
    path: articleHref(id),
    image: pageShareImage(`blog-${id}`, title),
    data: import.meta.env.SSR ? articleData(article) : undefined,
    type: 'article',
  })
  return {
    meta: [
      ...meta,
      { property: 'article:published_time', content: published },
      { property: 'article:modified_time', content: toIsoDate(updated) },
      { property: 'article:section', content: category },
    ],
    links,
  }
}
