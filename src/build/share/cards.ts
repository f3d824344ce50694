import { directoryList } from '#src/domain/directory/directory-list.ts'
import { defaultsOf, indexedViews } from '#src/domain/finding/list-definition.ts'
import type { Article } from '#src/domain/article/article-schema.ts'
import type { Ground, PictureEntry } from '#src/domain/picture.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { articleHref, restaurantHref } from '#src/domain/url/hrefs.ts'
import { directoryShareImage } from '#src/seo/directory-share-image.ts'
import { shareImagePath } from '#src/seo/share-image.ts'

export const thali = {
  name: 'hero-thali',
  file: 'hero-thali.webp',
  center: 0.5,
}

export interface ShareCard {
  path: string
  ground: Ground | 'turmeric'
  title: string
  label?: string
  lines?: string[]
  /** Round, over the right edge: the name of a picture, or a rank. */
  plate: string | number
}

export function listShareCards(
  restaurants: readonly Restaurant[],
  articles: readonly Article[],
  pictures: readonly PictureEntry[],
): ShareCard[] {
  return [
    {
      path: shareImagePath('/'),
      ground: 'turmeric',
      title: 'The best Indian restaurants in America, ranked',
      plate: thali.name,
    },
    {
      path: shareImagePath('/blog'),
      ground: 'indigo',
      label: 'Blog',
      title: 'Articles on Indian food in America',
      plate: 'spices',
    },
    {
      path: shareImagePath('/about'),
      ground: 'teal',
      label: 'About',
      title: 'Who ranks the list, and what ranked means',
      plate: 'kitchen',
    },
    {
      path: shareImagePath('/contact'),
      ground: 'aubergine',
      label: 'Contact',
      title: 'Get In Touch',
      plate: 'fine-dining',
    },
    ...articles.map(({ id, title, category, image }): ShareCard => ({
      path: shareImagePath(articleHref(id)),
      ground: pictures.find(({ name }) => name === image)?.ground ?? 'turmeric',
      label: category,
      title,
      plate: image,
    })),
    ...[defaultsOf(directoryList), ...indexedViews(directoryList, restaurants)].map((view) => {
      const { path, title, leaders } = directoryShareImage(view, restaurants)
      return {
        path,
        ground: 'turmeric' as const,
        title,
        lines: leaders.map(({ rank, name }) => `No. ${rank} ${name}`),
        plate: leaders[0]?.rank ?? thali.name,
      }
    }),
    ...restaurants.map(({ slug, rank, name, neighborhood, city, state }) => ({
      path: shareImagePath(restaurantHref(slug)),
      ground: 'turmeric' as const,
      title: name,
      lines: [neighborhood ?? '', `${city}, ${state}`].filter(Boolean),
      plate: rank,
    })),
  ]
}
