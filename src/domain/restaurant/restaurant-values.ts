export const cuisines = ['Indian', 'Pakistani', 'Nepali', 'Sri Lankan', 'South East Asian'] as const

export const priceRanges = ['$', '$$', '$$$', '$$$$'] as const

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
