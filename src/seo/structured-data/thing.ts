/** A node of https://schema.org, before it is written as JSON-LD. */
export interface Thing {
  '@type': string
  [property: string]: ThingValue
}

type ThingValue =
  | string
  | number
  | boolean
  | { '@id': string }
  | Thing
  | readonly ThingValue[]
  | undefined

/** Things of one page, as its HTML holds them. */
export type StructuredData = {
  '@context': 'https://schema.org'
  '@graph': readonly Thing[]
}

/** The router escapes it for HTML when it writes it. */
export function toStructuredData(things: readonly Thing[]): StructuredData {
  return { '@context': 'https://schema.org', '@graph': things }
}
