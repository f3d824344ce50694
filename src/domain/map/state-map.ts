/** The drawing of one state with the plate of one restaurant: SVG path data and the units of its viewBox. */
export interface StateMap {
  width: number
  height: number
  outline: string
  /** Of radius 100, around 0, 0. */
  plate: string
  x: number
  y: number
}
