import { findPhrases, type Phrase } from '#src/domain/language/phrases.ts'
import { isNewOn, readYear, yearIfOld } from '#src/domain/restaurant/years.ts'
import { formatRecognition, isBeforeOpening } from '#src/domain/restaurant/recognition.ts'
import {
  listedSchema,
  type Restaurant,
  type RestaurantEntry,
} from '#src/domain/restaurant/restaurant-schema.ts'

/** Returns what reaches the browser: fields that are for editors are left out. */
export const publishRestaurants = (
  entries: readonly RestaurantEntry[],
  listDay: string,
  languages: readonly Phrase[] = [],
): Restaurant[] =>
  entries.map((entry, index) => {
    const { description, order, latitude, longitude, opened, recognition = [] } = entry
    const awards = recognition.filter((one) => !isBeforeOpening(one, readYear(opened)))
    const phrases = findPhrases(`${description} ${order.join(', ')}`, languages)
    return {
      ...listedSchema.parse(entry),
      rank: index + 1,
      at: [latitude, longitude],
      unconfirmedSince: yearIfOld(entry.lastConfirmed.year),
      isNew: (opened !== undefined && isNewOn(opened, listDay)) || undefined,
      recognition: awards.length > 0 ? formatRecognition(awards) : undefined,
      phrases: phrases.length > 0 ? phrases : undefined,
    }
  })
