import type { StateCode } from '#src/domain/restaurant/us-states.ts'

export type Point = [x: number, y: number]

/** The viewBox of the map. All sizes of a layout are in its units. */
export const frame = { width: 1200, height: 760 }

export interface Mark {
  ranks: readonly number[]
  x: number
  y: number
  /** The true point, relative to the mark, if the mark had to move away from it. */
  point?: Point
}

export interface NamedMark extends Mark {
  name?: { text: string; x: number; y: number; align: 'start' | 'middle' | 'end' }
}

export interface Column extends Mark {
  /** Where the names are. Without it there are none. */
  side?: 'left' | 'right'
}

export interface StateView {
  /** The land is scaled, then moved. */
  scale: number
  x: number
  y: number
  columns: readonly Column[]
}

export interface MapLayout {
  /** For a map 358 pixels wide. A wider one draws them smaller (PlaceMap.module.scss). */
  marks: readonly Mark[]
  states: Readonly<Partial<Record<StateCode, StateView>>>
}

export interface StateMap {
  viewBox: string
  outline: string
  plate: string
  x: number
  y: number
}
