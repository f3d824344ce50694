import type { Phrase } from '#src/domain/language/phrases.ts'
import type { Restaurant } from './restaurant-schema.ts'

export interface RestaurantLink {
  slug: string
  rank: number
  name: string
  /** 'East Village', or 'Chicago, IL'. */
  place: string
}

export interface AwardRow {
  award: string
  result: string
  /** 'Best Chef: New York State' */
  category?: string | undefined
  /** The winner, if not the restaurant. */
  to?: string | undefined
  /** Won before the restaurant opened. */
  isEarlier?: boolean | undefined
  /** 'Best Chef: New York State, Vijay Kumar' */
  detail: string
  years: string
}

export interface RestaurantPage extends Pick<
  Restaurant,
  | 'slug'
  | 'rank'
  | 'name'
  | 'neighborhood'
  | 'city'
  | 'state'
  | 'priceRange'
  | 'cuisine'
  | 'description'
  | 'unconfirmedSince'
> {
  isNew?: boolean | undefined
  phrases?: readonly Phrase[] | undefined
  why: string
  /** How many restaurants the list has. */
  listed: number
  near?: string | undefined
  region?: string | undefined
  order: readonly { dish: string; gloss?: string }[]
  menuYear?: number | undefined
  awards: readonly AwardRow[]
  /** 'April 2026', where an award of that year is shown. */
  awardsAsOf?: string | undefined
  goodToKnow: readonly { label: string; value: string }[]
  address?: string | undefined
  zip?: string | undefined
  phone?: string | undefined
  website?: string | undefined
  addressYear?: number | undefined
  latitude: number
  longitude: number
  /** The articles that link to it. */
  mentions: readonly { id: string; title: string; description: string }[]
  /** The nearest first. */
  nearby: readonly (RestaurantLink & { distance: string })[]
  /** 'More in California', where there are. */
  moreInState?: string | undefined
  previous?: RestaurantLink | undefined
  next?: RestaurantLink | undefined
}
