import { toIsoDate } from '#src/domain/article/date.ts'
import type { Article } from '#src/domain/article/schema.ts'
import { pageHead } from '#src/seo/head.ts'
import { pageShareImage } from '#src/seo/share-image.ts'
import { articleData } from '#src/seo/structured-data/blog.ts'

export function articleHead(article: Article) {
  const { id, title, description, date, category } = article
  const published = toIsoDate(date)
  const { meta, links } = pageHead({
    title,
    description,
    path: `/blog/${id}`,
    image: pageShareImage(`blog-${id}`, title),
    data: import.meta.env.SSR ? articleData(article) : undefined,
    type: 'article',
  })
  return {
    meta: [
      ...meta,
      { property: 'article:published_time', content: published },
      // Articles are not rewritten once they are out.
      { property: 'article:modified_time', content: published },
      { property: 'article:section', content: category },
    ],
    links,
  }
}
