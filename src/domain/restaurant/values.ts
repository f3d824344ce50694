export const cuisines = ['Indian', 'Pakistani', 'Nepali', 'Sri Lankan', 'South East Asian'] as const

/** Price tiers from cheapest to dearest; a tier's number is its position plus one. */
export const priceRanges = ['$', '$$', '$$$', '$$$$'] as const

/** What a place is good for: diet and format, in the words of its card. */
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
