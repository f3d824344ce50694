/** A node of https://schema.org, before it is written as JSON-LD. */
export interface Thing {
  '@type': string
  [property: string]: ThingValue
}

export type ThingValue =
  | string
  | number
  | boolean
  | { '@id': string }
  | Thing
  | readonly ThingValue[]
  | undefined
