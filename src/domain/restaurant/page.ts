import type { z } from 'zod'
import type { StateMap } from '#src/domain/map/layout.ts'
import type { AwardRow } from './recognition.ts'
import type { pageSchema, Restaurant } from './restaurant-schema.ts'

export interface RestaurantLink {
  slug: string
  rank: number
  name: string
  /** 'East Village', or 'Chicago, IL'. */
  place: string
}

export interface RestaurantPage
  extends Omit<Restaurant, 'order' | 'recognition'>, z.infer<typeof pageSchema> {
  /** How many restaurants the list has. */
  listed: number
  order: readonly { dish: string; gloss?: string }[]
  awards: readonly AwardRow[]
  /** 'April 2026', where an award of that year is shown. */
  awardsAsOf?: string | undefined
  goodToKnow: readonly { label: string; value: string }[]
  /** Others on the list that have the same owners. */
  sisters: readonly RestaurantLink[]
  addressYear?: number | undefined
  /** The articles that link to it. */
  mentions: readonly { id: string; title: string; description: string }[]
  /** The nearest first. */
  nearby: readonly (RestaurantLink & { distance: string })[]
  /** 'More in California', where there are. */
  moreInState?: string | undefined
  previous?: RestaurantLink | undefined
  next?: RestaurantLink | undefined
}

export type MappedPage = RestaurantPage & { map: StateMap }
