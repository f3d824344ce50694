export const cuisines = ['Indian', 'Pakistani', 'Nepali', 'Sri Lankan', 'South East Asian'] as const

/** Price tiers from cheapest to dearest; a tier's number is its position plus one. */
export const priceRanges = ['$', '$$', '$$$', '$$$$'] as const
