/** Where a restaurant is, in degrees. */
interface Place {
  latitude: number
  longitude: number
}

/** Places by the slug of the restaurant. */
export type Places = Readonly<Record<string, Place>>
