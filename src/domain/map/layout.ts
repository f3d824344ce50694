import type { StateCode } from '#src/domain/restaurant/us-states.ts'

/** A point or a distance in the map's frame: right, down. */
export type Point = [x: number, y: number]

/** The viewBox of the map. All sizes of a layout are in its units. */
export const frame = { width: 1200, height: 760 }

export interface Mark {
  ranks: readonly number[]
  x: number
  y: number
  /** The true point, from the mark's center, where it had to move away from it. */
  point?: Point
}

export interface NamedMark extends Mark {
  name?: { text: string; x: number; y: number; align: 'start' | 'middle' | 'end' }
}

/** Plates of a chosen state, one below the other, with their names. */
export interface Column extends Mark {
  /** Where the names are; none for plates alone. */
  side?: 'left' | 'right'
  /** The names are on the chosen state, which is dark. */
  isOnState?: boolean
}

/** A chosen state that fills the frame. */
export interface StateView {
  /** Of the land. */
  transform: string
  columns: readonly Column[]
}

export interface MapLayout {
  /** For a phone of 358 pixels; a wider map draws them smaller (PlaceMap.module.scss). */
  marks: readonly Mark[]
  states: Readonly<Partial<Record<StateCode, StateView>>>
}

/** One state with the plate of one restaurant. */
export interface StateMap {
  viewBox: string
  /** Path data, as is `plate`: of radius 100, around 0, 0. */
  outline: string
  plate: string
  x: number
  y: number
}
