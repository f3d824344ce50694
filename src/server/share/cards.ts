import { describeHeading } from '#src/domain/directory/describe.ts'
import { countByState } from '#src/domain/directory/filter.ts'
import type { DirectorySearch } from '#src/domain/directory/search.ts'
import type { Article } from '#src/domain/article/schema.ts'
import type { PictureName } from '#src/domain/article/values.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { pictures } from '#src/pictures/pictures.ts'
import { directoryShareImage, nameLeaders } from '#src/seo/directory-share-image.ts'
import { homeShareImage, pageShareImage } from '#src/seo/share-image.ts'
import type { ShareColor } from './colors.ts'

/** What stands on a share image. */
export interface ShareCard {
  path: string
  ground: ShareColor
  title: string
  /** Small, above the title. */
  label?: string
  /** Restaurants, best first. */
  ranking?: { rank: number; name: string; place: string }[]
  /** The map of the country, or of a state. */
  map?: DirectorySearch['state']
  /** A round picture that runs off the right edge, or the thali that lies there. */
  picture?: PictureName | 'hero-thali'
}

/** Every share image that a page of the site names. */
export function listShareCards(
  restaurants: readonly Restaurant[],
  articles: readonly Article[],
): ShareCard[] {
  return [
    {
      path: homeShareImage.path,
      ground: 'turmeric',
      title: 'The best Indian restaurants in America, ranked',
      picture: 'hero-thali',
    },
    ...(['All', ...countByState(restaurants).keys()] as const).map((state) => ({
      path: directoryShareImage(state, restaurants).path,
      ground: 'turmeric' as const,
      title: describeHeading({ state }),
      map: state,
      ranking: nameLeaders(state, restaurants).map(({ rank, name, city, state: code }) => ({
        rank,
        name,
        place: `${city}, ${code}`,
      })),
    })),
    {
      path: pageShareImage('blog', '').path,
      ground: 'indigo',
      label: 'Blog',
      title: 'Long reads on Indian food in America',
      picture: 'spices',
    },
    {
      path: pageShareImage('about', '').path,
      ground: 'teal',
      label: 'About',
      title: 'Who ranks the list, and what ranked means',
      picture: 'kitchen',
    },
    {
      path: pageShareImage('contact', '').path,
      ground: 'aubergine',
      label: 'Contact',
      title: 'Get In Touch',
      picture: 'fine-dining',
    },
    ...articles.map(({ id, title, category, image }) => ({
      path: pageShareImage(`blog-${id}`, title).path,
      ground: pictures[image].ground,
      label: category,
      title,
      picture: image,
    })),
  ]
}
