import type { BlogPosting } from 'schema-dts'
import { toIsoDate } from '#src/domain/article/date.ts'
import type { Article } from '#src/domain/article/schema.ts'
import type { BlogSearch } from '#src/domain/blog/list.ts'
import type { View } from '#src/domain/finding/list.ts'
import { articleHref } from '#src/domain/url/hrefs.ts'
import { findPicture } from '#src/pictures/pictures.ts'
import { pageShareImage } from '#src/seo/share-image.ts'
import { site } from '#src/site.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { describePublisher, pointAtSite } from './site.ts'
import { toStructuredData, type StructuredData } from './thing.ts'

export function blogData(
  { found }: View<Article, BlogSearch>,
  { title, description, path }: { title: string; description: string; path: string },
): StructuredData {
  return toStructuredData([
    {
      '@type': 'Blog',
      '@id': `${site.origin}${path}#blog`,
      name: `${title} · ${site.name}`,
      description,
      url: site.origin + path,
      inLanguage: 'en-US',
      isPartOf: pointAtSite(),
      publisher: describePublisher(),
      blogPost: found.map(({ item }) => describePosting(item)),
    },
  ])
}

export function articleData(article: Article): StructuredData {
  const { id, title, image } = article
  const { img } = findPicture(image).source
  return toStructuredData([
    {
      ...describePosting(article),
      mainEntityOfPage: site.origin + articleHref(id),
      inLanguage: 'en-US',
      image: [img.src, pageShareImage(`blog-${id}`, title).path].map((src) => site.origin + src),
      author: describePublisher(),
      publisher: describePublisher(),
      isPartOf: { '@id': `${site.origin}/blog#blog` },
    },
    breadcrumbs([
      ['Home', '/'],
      ['Blog', '/blog'],
      [title, articleHref(id)],
    ]),
  ])
}

function describePosting({
  id,
  title,
  excerpt,
  date,
  updated = date,
  category,
  readTime,
}: Article) {
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    url: site.origin + articleHref(id),
    datePublished: toIsoDate(date),
    dateModified: toIsoDate(updated),
    articleSection: category,
    timeRequired: `PT${Number.parseInt(readTime, 10)}M`,
  } as const satisfies BlogPosting
}
