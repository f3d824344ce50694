/** Coordinates of a restaurant, in degrees north and east. */
export interface Place {
  latitude: number
  longitude: number
}

/** Coordinates by the slug of the restaurant. */
export type Places = Readonly<Record<string, Place>>
