export const cuisines = ['Indian', 'Pakistani', 'Nepali', 'Sri Lankan', 'South East Asian'] as const

/** Price tiers from the cheapest, which is tier 1. */
export const priceRanges = ['$', '$$', '$$$', '$$$$'] as const

/** Diets and formats that a restaurant is good for, as its card names them. */
export const goodForValues = [
  'all vegetarian',
  'vegetarian menu',
  'vegan menu',
  'halal',
  'no alcohol',
  'tasting menu',
  'prepaid tickets',
  'order ahead',
  'no reservations',
  'counter service',
  'buffet',
] as const
