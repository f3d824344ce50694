declare module 'virtual:map/land' {
  /** The SVG of the states, for `loadStaticPart`. */
  export const part: string
}

declare module 'virtual:map/layout' {
  /** A MapLayout as JSON: as an object it would take twice the room in the router's data. */
  export const layout: string
}

declare module 'virtual:map/spread' {
  import type { Mark, NamedMark } from '#src/domain/map/layout.ts'
  export const spread: { marks: readonly NamedMark[]; phoneMarks: readonly Mark[] }
}

declare module 'virtual:map/state-maps' {
  import type { StateMap } from '#src/domain/map/layout.ts'
  export const loadStateMap: Readonly<Record<string, () => Promise<{ default: StateMap }>>>
}
