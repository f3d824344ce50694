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
