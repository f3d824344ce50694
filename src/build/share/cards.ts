import type { Content } from '#src/build/content/read-content.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { indexedViews } from '#src/domain/finding/list.ts'
import type { Ground } from '#src/domain/picture.ts'
import { articleHref, restaurantHref } from '#src/domain/url/hrefs.ts'
import { directoryShareImage } from '#src/seo/heads/directory.ts'
import { shareImagePath } from '#src/seo/head.ts'

export const thali = { name: 'hero-thali', file: 'hero-thali.webp', center: 0.5 }

export interface ShareCard {
  path: string
  ground?: Ground | 'turmeric' | undefined
  title: string
  label?: string | undefined
  lines?: string[]
  /** Round, over the right edge: the name of a picture, or a rank. */
  plate: string | number
}

/** For the pages that are no view of the list: page, ground, label, title, plate. */
const pageCards = [
  ['/', undefined, undefined, 'The best Indian restaurants in America, ranked', thali.name],
  ['/blog', 'indigo', 'Blog', 'Articles on Indian food in America', 'spices'],
  ['/about', 'teal', 'About', 'Who ranks the list, and what ranked means', 'kitchen'],
  ['/contact', 'aubergine', 'Contact', 'Get In Touch', 'fine-dining'],
] as const

export const listShareCards = ({ restaurants, articles, pictures }: Content): ShareCard[] => [
  ...pageCards.map(([page, ground, label, title, plate]) => ({
    path: shareImagePath(page),
    ground,
    label,
    title,
    plate,
  })),
  ...articles.map(({ id, title, category, image }): ShareCard => ({
    path: shareImagePath(articleHref(id)),
    ground: pictures.find(({ name }) => name === image)?.ground,
    label: category,
    title,
    plate: image,
  })),
  ...[directoryList.defaults, ...indexedViews(directoryList, restaurants)].map((view) => {
    const { path, title, leaders } = directoryShareImage(view, restaurants)
    return {
      path,
      title,
      lines: leaders.map(({ rank, name }) => `No. ${rank} ${name}`),
      plate: leaders[0]?.rank ?? thali.name,
    }
  }),
  ...restaurants.map(({ slug, rank, name, neighborhood, city, state }) => ({
    path: shareImagePath(restaurantHref(slug)),
    title: name,
    lines: [neighborhood ?? '', `${city}, ${state}`].filter(Boolean),
    plate: rank,
  })),
]
