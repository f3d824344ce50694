import type { StateCode } from '#src/domain/restaurant/us-states.ts'

/** A point or a distance in the map's frame: right, down. */
export type Point = [x: number, y: number]

/** What the map is drawn in, as its viewBox; every measure of a layout is one of its units. */
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

/** Plates of a chosen state, one below the other, with what they are called. */
export interface Column extends Mark {
  /** Positions of the names; none for plates alone. */
  side?: 'left' | 'right'
  /** The names lie on the chosen state, whose tone is dark. */
  isOnState?: boolean
}

/** A chosen state, filling the frame. */
export interface StateView {
  /** Of the land. */
  transform: string
  columns: readonly Column[]
}

export interface MapLayout {
  /** Laid out for a phone of 358 pixels; a wider map draws them smaller (PlaceMap.module.scss). */
  marks: readonly Mark[]
  states: Readonly<Partial<Record<StateCode, StateView>>>
}

/** The drawing of one state with the plate of one restaurant: SVG path data, and where the plate is. */
export interface StateMap {
  viewBox: string
  outline: string
  /** Of radius 100, around 0, 0. */
  plate: string
  x: number
  y: number
}
