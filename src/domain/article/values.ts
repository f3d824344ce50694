export const categories = [
  'Trends',
  'Fine Dining',
  'Behind the Scenes',
  'Education',
  'Vegetarian',
  'Techniques',
] as const

export type Category = (typeof categories)[number]

export const pictureNames = [
  'regional-cuisine',
  'fine-dining',
  'kitchen',
  'spices',
  'vegetarian',
  'tandoor',
] as const

export type PictureName = (typeof pictureNames)[number]
