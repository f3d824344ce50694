import type { Picture, PictureSource } from '#src/domain/picture.ts'
import { findPicture } from '#src/pictures/pictures.ts'
import puris from './details/fine-dining-puris.jpg?w=480;900&format=avif;jpeg&as=picture'
import spoon from './details/fine-dining-spoon.jpg?w=560&format=avif;jpeg&as=picture'
import bread from './details/tandoor-bread.jpg?w=480;900&format=avif;jpeg&as=picture'

// Crops, so that the home page shows no picture twice.

export const articleDetails: Readonly<Record<string, PictureSource>> = {
  'fine-dining': puris,
}

export const featurePictures = {
  spices: findPicture('spices'),
  tandoor: {
    source: bread,
    ground: 'clay',
    alt: 'Naan cooling on the clay rim of a tandoor, coals glowing beside it',
  },
  spoon: {
    source: spoon,
    ground: 'aubergine',
    alt: 'A brass spoon on plum cloth, beside the rim of a speckled plate',
  },
} as const satisfies Record<string, Picture>
