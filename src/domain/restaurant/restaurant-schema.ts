import { z } from 'zod'
import type { Phrase } from '#src/domain/language/phrases.ts'
import { stateCodes } from './us-states.ts'
import { awards, cuisines, priceRanges, strengths } from './restaurant-values.ts'

const listOf = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).min(1)
const text = z.string().trim().min(1)
const texts = listOf(text)
const optionalText = text.optional()
const pastYear = z
  .int()
  .min(1900)
  .refine((value) => value <= new Date().getFullYear(), 'a year no later than this one')
const optionalYear = pastYear.optional()
const expectedOpening = "a year or month no later than this one, such as 2021 or '2025-04'"
const expectedWebsite = 'an address such as https://www.semma.nyc/menu'
const pastMonth = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: expectedOpening, abort: true })
  .refine((month) => Date.parse(month) <= Date.now(), expectedOpening)
const zip = z.string().regex(/^\d{5}$/, 'five digits in quotes')
const phone = z.string().regex(/^\+1 \d{3}-\d{3}-\d{4}$/, 'a number such as +1 212-555-0100')

/** An entry with one of these says more in its `vegetarian` field. */
export const vegetarianValues = ['all vegetarian', 'vegetarian menu', 'vegan menu'] as const

/** An entry with one of these says more in its `booking` field. */
export const bookingValues = ['prepaid tickets', 'order ahead', 'no reservations'] as const

const goodForValues = [
  ...vegetarianValues,
  'halal',
  'no alcohol',
  'tasting menu',
  ...bookingValues,
  'counter service',
  'buffet',
] as const

export const slugSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens, such as semma-new-york')

/** Whether it is one of our awards, maybe misspelled: 'james Bear', 'The Michelin Guide'. */
const isLike = (award: string) =>
  awards.some((one) => one.split(' ').some((word) => new RegExp(word.slice(0, 5), 'i').test(award)))

const recognitionSchema = z
  .strictObject({
    award: text.describe("Who gives it: 'Michelin', 'James Beard', 'Boston magazine'."),
    result: text.describe("What it came to: 'star', 'Bib Gourmand', 'winner', 'nominee'."),
    category: optionalText.describe("Of the award: 'Best Chef: Texas'."),
    to: optionalText.describe('Who has it, where that is not the restaurant.'),
    years: listOf(pastYear).optional().describe('Every year of it. None where no source says.'),
    asOf: optionalYear.describe('The year of the source, for what holds until it is withdrawn.'),
  })
  .refine(({ award, result }) => !isLike(award) || strengths.includes(`${award} ${result}`), {
    error: `an award and its result as in ${strengths.join(', ')}`,
  })

export type Recognition = z.infer<typeof recognitionSchema>

/** What lists and the page show of an entry as it is. */
export const listedSchema = z.object({
  slug: slugSchema.describe('The page is at /restaurants/{slug}. Never reused, never changed.'),
  name: text.describe('The name as the restaurant writes it, with its marks.'),
  neighborhood: optionalText.describe('Where in the city, as people there say it.'),
  city: text.describe('City or, in New York, the borough.'),
  state: z.enum(stateCodes).describe('Two-letter postal code.'),
  priceRange: z.enum(priceRanges).describe('Price tier, from $ to $$$$.'),
  cuisine: z.enum(cuisines).describe('The one cuisine that describes the kitchen best.'),
  region: optionalText.describe("The region whose food it cooks: 'Tamil Nadu'."),
  description: text.max(260).describe('The text of the card, 160 to 260 characters.'),
  order: texts.max(3).describe('What to order: one to three dishes.'),
  denies: texts
    .optional()
    .describe('Dishes and awards that its texts name, but that it does not have.'),
  goodFor: listOf(z.enum(goodForValues)).optional().describe('Diet and format, as the facts say.'),
  address: optionalText.describe('Street and number, with the suite.'),
  zip: zip.optional().describe('The ZIP code of the address.'),
  phone: phone.optional().describe('In the form +1 212-555-0100.'),
  website: z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: expectedWebsite, abort: true })
    .regex(/^\S*[^\s,.;]$/, expectedWebsite)
    .optional()
    .describe("The restaurant's own."),
})

/** What the page shows of an entry as it is, beyond what lists show. */
export const pageSchema = z.object({
  why: text
    .refine((value) => value.split(/\s+/).length <= 40, 'at most 40 words')
    .describe('What the sources vouch for and what keeps it from a higher rank. At most 40 words.'),
  menuYear: optionalYear.describe('Of the newest source for the dishes, if before 2024.'),
  near: optionalText.describe("The large city that a suburb belongs to: 'St. Louis'."),
})

/** An entry of content/restaurants.yaml. */
export const restaurantSchema = z.strictObject({
  ...listedSchema.shape,
  ...pageSchema.shape,
  opened: z
    .union([pastYear, pastMonth], expectedOpening)
    .optional()
    .describe("2021 or '2025-04'. Decides on the NEW badge."),
  latitude: z.number().min(18).max(72).describe('Degrees north, two decimals are enough.'),
  longitude: z.number().min(-180).max(-66).describe('Degrees east, so negative.'),
  asOf: optionalYear.describe('The year of the newest source for address and phone.'),
  chef: optionalText.describe('One or several, with their years where they may have left.'),
  owners: optionalText.describe('The people or the company.'),
  people: optionalText.describe('Others that belong to it, or whose role no source names.'),
  booking: optionalText.describe('How to get a table, where a source says it.'),
  vegetarian: optionalText.describe('What a vegetarian finds, beyond description and order.'),
  prices: optionalText.describe('What a source says, with its year.'),
  moved: optionalText.describe('When, and from where or to where.'),
  branches: optionalText.describe('Which one is meant, and where the others are.'),
  lastConfirmed: z
    .strictObject({
      year: pastYear.describe('The year of that source.'),
      by: text.describe("What it is, to a reader: 'the Michelin Guide'."),
    })
    .describe('The newest source that names it as open. Before 2024, cards show the year.'),
  recognition: listOf(recognitionSchema).optional().describe('Awards, with their years.'),
  dishes: texts.describe('Every dish that the description names, as in the facts. For tests only.'),
  facts: texts.describe('What we know and may write. For editors and tests only.'),
})

export type RestaurantEntry = z.infer<typeof restaurantSchema>

/** An entry as the site shows it. Its rank is its position in the list, from 1. */
export interface Restaurant extends z.infer<typeof listedSchema> {
  rank: number
  /** The year of the newest source that names it as open, if that is before 2024. */
  unconfirmedSince?: number | undefined
  at: readonly [latitude: number, longitude: number]
  /** 'Michelin star 2022–2026', the strongest first. */
  recognition?: string[] | undefined
  isNew?: boolean | undefined
  phrases?: Phrase[] | undefined
}
