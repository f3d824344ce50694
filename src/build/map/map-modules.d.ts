declare module 'virtual:map/land' {
  /** The file /map.svg. */
  export const land: string
}

declare module 'virtual:map/layout' {
  import type { MapLayout } from '#src/domain/map/layout.ts'
  export const layout: MapLayout
}

declare module 'virtual:map/spread' {
  import type { Mark, NamedMark } from '#src/domain/map/layout.ts'
  export const spread: { marks: readonly NamedMark[]; phoneMarks: readonly Mark[] }
}

declare module 'virtual:map/state-maps' {
  import type { StateMap } from '#src/domain/map/layout.ts'
  export const loadStateMap: Readonly<Record<string, () => Promise<{ default: StateMap }>>>
}
