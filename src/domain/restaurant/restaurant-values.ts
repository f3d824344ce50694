/** 'Chai Pani, Decatur', also of 'Chai Pani Decatur' */
export const nameWithCity = ({ name, city }: Record<'name' | 'city', string>) =>
  `${name.replace(` ${city}`, '')}, ${city}`

export const cuisines = ['Indian', 'Pakistani', 'Nepali', 'Sri Lankan', 'South East Asian'] as const

/** Those by which visitors choose. The recognition of a restaurant may name others. */
export const awards = ['Michelin', 'James Beard'] as const

/** What they come to, from the weakest up. Other awards are weaker. */
export const strengths = [
  'Michelin Recommended',
  'James Beard semifinalist',
  'Michelin Bib Gourmand',
  'James Beard nominee',
  'James Beard winner',
  'Michelin star',
]

export const priceRanges = ['$', '$$', '$$$', '$$$$'] as const

/** Told on the page by `vegetarian` of the entry, in words. */
export const vegetarianValues = ['all vegetarian', 'vegetarian menu', 'vegan menu'] as const

/** Told on the page by `booking` of the entry, in words. */
export const bookingValues = ['prepaid tickets', 'order ahead', 'no reservations'] as const

export const goodForValues = [
  ...vegetarianValues,
  'halal',
  'no alcohol',
  'tasting menu',
  ...bookingValues,
  'counter service',
  'buffet',
] as const
