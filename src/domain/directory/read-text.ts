import { splitWords } from '#src/domain/finding/match.ts'
import { matchPages } from '#src/domain/finding/pages.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { usStates, type StateCode } from '#src/domain/restaurant/us-states.ts'

/** '12 Virginia Ave' and 'Omaha' of an address. "7 spices, houston" has no street. */
const pastedAddress =
  /^(\d[\d-]* [^,]*\b(?:ave|avenue|blvd|boulevard|broadway|court|ct|dr|drive|highway|hwy|lane|ln|loop|parkway|pkwy|pl|place|plaza|rd|road|sq|square|st|street|ter|terrace|trail|trl|way)\b(?! food)[^,]*)(?:, (?:apt|fl|floor|ste|suite|unit)\b[^,]*)?, (.+)/

/** Returns the street of a pasted address, if one of ours is there, else the city; other texts as they are. */
export function readAddress(text: string, restaurants: readonly Restaurant[]): string {
  const [, street = '', city = text] = pastedAddress.exec(text) ?? []
  const pages = { textsOf: ({ address = '' }: Restaurant) => [{ label: '', text: address }] }
  const isOurs = street !== '' && !matchPages(restaurants, splitWords(street), pages).missing
  return isOurs ? street : city
}

/** What a pasted link has beside a name or a search, and a point on a map: 'google.com/search?q=', '/@40.73,-74.00'. */
const linkParts =
  /(?:\S*\?|&)(?:q|query|state|find_desc|find_loc)=|[?&]\w+=\S*|\S*(?:\/(?:place|biz|r|restaurant|venues)|instagram\.com)\/|\/@\S*|(?<![\d.])-?\d+\.\d{4,}/g
/** 'la' for 'l.a.', '10011' for '10011-1234', '' for '4.5 (1,234)'. "restaurante indio" is not in Indio. */
const noise =
  /(?<=\p{L})\.|(?<=\b\d{5})-\d{4}\b|^(?:hi|id|oh|ok) (?=\S)|\bcerca de mi\b|\b\d\.\d[^\p{L}\d]*\([\d.,]+k?\)|(?<=\b(?:comida|restaurantes?) )(?:hindus?|indi[ao]s?)\b|(?<=\bbele )bath\b/gu
/** The words of a text. "dosa in or" means Oregon, "hi do you have dosa" not Hawaii. */
export const readText = (text: string) =>
  splitWords(
    text
      .replaceAll(linkParts, ' ')
      .replaceAll(noise, '')
      .replace(/(?<= in )(?:in|me|or)$/, (code) => usStates[code.toUpperCase() as StateCode]),
  )
