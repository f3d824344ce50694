import { splitWords } from '#src/domain/finding/match.ts'
import { matchPages } from '#src/domain/finding/pages.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

/** '12 Virginia Ave' and 'Omaha' of an address. "7 spices, houston" has no street. */
const pastedAddress =
  /^(\d[\d-]* [^,]*\b(?:ave|avenue|blvd|boulevard|broadway|court|ct|dr|drive|highway|hwy|lane|ln|loop|parkway|pkwy|pl|place|plaza|rd|road|sq|square|st|street|ter|terrace|trail|trl|way)\b(?! food)[^,]*)(?:, (?:apt|fl|floor|ste|suite|unit)\b[^,]*)?, (.+)/

const addressesOf = ({ address = '' }: Restaurant) => [{ label: '', text: address }]

/** Returns the street of a pasted address, if one of ours is there, else the city; other texts as they are. */
export function readAddress(text: string, restaurants: readonly Restaurant[]): string {
  const [, street = '', city = text] = pastedAddress.exec(text) ?? []
  const pages = { textsOf: addressesOf, factsOf: addressesOf }
  const isOurs = street !== '' && !matchPages(restaurants, splitWords(street), pages).missing
  return isOurs ? street : city
}
