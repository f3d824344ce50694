export const cuisines = ['Indian', 'Pakistani', 'Nepali', 'Sri Lankan', 'South East Asian'] as const

/** Those by which visitors choose. The recognition of a restaurant may name others. */
export const awards = ['Michelin', 'James Beard'] as const

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
