export interface Place {
  latitude: number
  longitude: number
}

export type Places = Readonly<Record<string, Place>>
