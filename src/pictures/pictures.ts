import type { PictureName } from '#src/domain/article/values.ts'
import fineDining from './fine-dining.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&as=picture'
import heroThali from './hero-thali.webp?w=480;720;1200&format=avif;webp&as=picture'
import kitchen from './kitchen.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&as=picture'
import regionalCuisine from './regional-cuisine.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&as=picture'
import spices from './spices.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&as=picture'
import tandoor from './tandoor.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&as=picture'
import vegetarian from './vegetarian.jpg?w=480;800;1200;1600&format=avif;webp;jpeg&as=picture'

/** What the build makes of a picture: a srcset by format, and the image for all others. */
export interface PictureSource {
  sources: Record<string, string>
  img: { src: string; w: number; h: number }
}

/** The plaster that a picture lies on; it runs on under the words beside it (styles/global.scss). */
export type Ground = 'indigo' | 'terracotta' | 'aubergine' | 'teal' | 'straw' | 'clay'

export interface PictureEntry {
  source: PictureSource
  ground: Ground
  /** What is in the picture, not what it is for. */
  alt: string
}

export const pictures: Record<PictureName, PictureEntry> = {
  'regional-cuisine': {
    source: regionalCuisine,
    ground: 'terracotta',
    alt: 'A brass thali from above: rice on a leaf, bowls of dal, saag, raita, kidney beans, curry and kheer',
  },
  'fine-dining': {
    source: fineDining,
    ground: 'aubergine',
    alt: 'Four filled puris in a crescent on a speckled plate, a brass spoon beside it',
  },
  kitchen: {
    source: kitchen,
    ground: 'teal',
    alt: 'Mustard seed, red chiles and curry leaves in hot ghee in a copper kadhai',
  },
  spices: {
    source: spices,
    ground: 'indigo',
    alt: 'A spice tin with seven bowls: chile powder, pepper, cardamom, coriander, mustard, cumin, turmeric',
  },
  vegetarian: {
    source: vegetarian,
    ground: 'straw',
    alt: 'Eggplants, tomatoes, limes, okra and green chiles in a straw basket',
  },
  tandoor: {
    source: tandoor,
    ground: 'clay',
    alt: 'Glowing charcoal in a tandoor mouth, naan cooling on the clay rim',
  },
}

export const heroPicture: PictureSource = heroThali
