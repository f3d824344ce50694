declare module 'virtual:map/land' {
  export const land: string
}

declare module 'virtual:map/layout' {
  /** A MapLayout as JSON: as an object it would take twice the room in the router's data. */
  export const layout: string
}

declare module 'virtual:map/spread' {
  import type { NamedMark } from '#src/domain/map/layout.ts'
  export const spread: readonly NamedMark[]
}

declare module 'virtual:map/state-maps' {
  import type { StateMap } from '#src/domain/map/layout.ts'
  export const loadStateMap: Readonly<Record<string, () => Promise<{ default: StateMap }>>>
}
