import type { Ground } from '#src/domain/picture.ts'

const bean = '#2a1320'
const bone = '#fcf0dc'
const turmeric = '#f2b22e'

export type ShareColor = Ground | 'turmeric'

/** Colors of styles/_palette.scss (a test compares them). */
export const shareColors: Readonly<
  Record<ShareColor, { ground: string; ink: string; label: string }>
> = {
  turmeric: { ground: turmeric, ink: bean, label: '#4a2a2c' },
  indigo: { ground: '#25335a', ink: bone, label: turmeric },
  terracotta: { ground: '#a04022', ink: bone, label: bone },
  aubergine: { ground: '#38162a', ink: bone, label: turmeric },
  teal: { ground: '#1f4a46', ink: bone, label: turmeric },
  straw: { ground: '#ad9f72', ink: bean, label: bean },
  clay: { ground: '#73341b', ink: bone, label: turmeric },
}
