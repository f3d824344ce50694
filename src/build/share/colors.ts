/** Colors of styles/_palette.scss (a test compares them). */
export const palette = {
  turmeric: '#f2b22e',
  bean: '#2a1320',
  clove: '#4a2a2c',
  bone: '#fcf0dc',
  indigo: '#25335a',
  terracotta: '#9a3e22',
  brinjal: '#3a1730',
  teal: '#1c4745',
  straw: '#b9aa80',
  clay: '#73331a',
} as const

type Hex = (typeof palette)[keyof typeof palette]

export interface Inks {
  ground: Hex
  ink: Hex
  label: Hex
}

const { turmeric, bean, clove, bone } = palette

export const shareColors = {
  turmeric: { ground: turmeric, ink: bean, label: clove },
  indigo: { ground: palette.indigo, ink: bone, label: turmeric },
  terracotta: { ground: palette.terracotta, ink: bone, label: bone },
  aubergine: { ground: palette.brinjal, ink: bone, label: turmeric },
  teal: { ground: palette.teal, ink: bone, label: turmeric },
  straw: { ground: palette.straw, ink: bean, label: bean },
  clay: { ground: palette.clay, ink: bone, label: turmeric },
} as const satisfies Record<string, Inks>

export type ShareColor = keyof typeof shareColors
