import { z } from 'zod'
import type { Phrase } from '#src/domain/language/phrases.ts'
import { slugSchema } from '#src/domain/url/slug.ts'
import { stateCodes } from './us-states.ts'
import { cuisines, priceRanges } from './values.ts'

/** One entry of the list as an editor writes it. Runs at build time only. */
export const restaurantSchema = z.strictObject({
  slug: slugSchema.describe(
    'Stable address of the entry (/restaurants#slug). Never reused, never changed.',
  ),
  name: z.string().trim().min(1).describe('The name as the restaurant writes it, with its marks.'),
  city: z.string().trim().min(1).describe('City or, in New York, the borough.'),
  state: z.enum(stateCodes).describe('Two-letter postal code.'),
  priceRange: z.enum(priceRanges).describe('Price tier, from $ to $$$$.'),
  cuisine: z.enum(cuisines).describe('The one cuisine that describes the kitchen best.'),
  isNew: z.boolean().optional().describe('Set to true to show the NEW badge.'),
  latitude: z.number().min(18).max(72).describe('Degrees north, two decimals are enough.'),
  longitude: z.number().min(-180).max(-66).describe('Degrees east, so negative.'),
  description: z
    .string()
    .trim()
    .min(1)
    .max(260)
    .describe('The text of the card, 160 to 260 characters.'),
  dishes: z
    .array(z.string().min(1))
    .min(1)
    .describe('Every dish that the description names, as in the facts.'),
  facts: z
    .array(z.string().min(1))
    .min(1)
    .describe('What we know and may write. For editors and tests only.'),
})

export const restaurantListSchema = z.array(restaurantSchema).min(1)

export type RestaurantEntry = z.infer<typeof restaurantSchema>

/** An entry as the site shows it; its rank is its position in the list, starting at 1. */
export type Restaurant = Omit<RestaurantEntry, 'dishes' | 'facts' | 'latitude' | 'longitude'> & {
  rank: number
  /** What in the description is not English. */
  phrases?: Phrase[]
}
