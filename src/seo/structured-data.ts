import type { BlogPosting, BreadcrumbList, ItemList, WebSite } from 'schema-dts'
import { toIsoDate } from '#src/domain/article/date.ts'
import type { Article } from '#src/domain/article/article-schema.ts'
import type { View } from '#src/domain/finding/list-definition.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { articleHref, restaurantHref } from '#src/domain/url/hrefs.ts'
import { shareImagePath } from '#src/seo/share-image.ts'
import { site } from '#src/site.ts'

const publisher = () =>
  ({ '@type': 'Organization', name: site.name, url: `${site.origin}/` }) as const

export function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    name: site.name,
    url: `${site.origin}/`,
    description:
      'A ranked, editorial guide to the best Indian restaurants in the United States, with a blog on the food and the kitchens behind it.',
    inLanguage: 'en-US',
    publisher: { ...publisher(), logo: `${site.origin}/favicon.svg` },
  }
}

export function blogPosting(article: Article): BlogPosting {
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

export function restaurantList(
  { found, href }: View<Restaurant>,
  name: string,
  description: string,
): ItemList {
  return {
    '@type': 'ItemList',
    name,
    description,
    url: site.origin + href,
    numberOfItems: found.length,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    itemListElement: found.map(({ item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: site.origin + restaurantHref(item.slug),
    })),
  }
}

export function breadcrumbs(
  ...steps: readonly (readonly [name: string, path: string])[]
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@id': site.origin + path },
    })),
  }
}
