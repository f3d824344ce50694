export type Point = [x: number, y: number]

/** The viewBox of the map. All sizes of a layout are in its units. */
export const frame = { width: 1200, height: 760 }

/** A plate, or a tray of several. */
export interface Mark {
  ranks: readonly number[]
  x: number
  y: number
  /** The true point, relative to the mark, if the mark had to move away from it. */
  point?: Point
  /** Where the plates are, relative to the mark. A counting tray has one plate for many ranks. */
  plates: readonly Point[]
  /** Half the width and height of the tray. */
  tray?: Point
  /** The name of the place. */
  name?: { text: string; x: number; y: number; align: Align }
  /** Where each plate has the name and the city of its restaurant: 'start' is right of it. */
  names?: Align
}

export type Align = 'start' | 'middle' | 'end'
