import type { StateCode } from '#src/domain/restaurant/us-states.ts'
import type { Land } from './land.ts'
import { toPath } from './path.ts'

/**
 * The shapes of the map as markup: a plate of radius 100; each state that has a place, by its code; all
 * others as one, and the borders between those.
 */
export function drawLand(land: Land, placed: readonly StateCode[]): string {
  const others = [...land.states.keys()].filter((code) => !placed.includes(code))
  const states = placed.map(
    (code) => `<path id="us-${code}" d="${toPath(land.states.get(code) ?? [], true)}"/>`,
  )
  return [
    `<path id="map-plate" d="${drawPlate()}"/>`,
    `<g id="us">${states.join('')}<path id="us-rest" d="${toPath(land.mergeStates(others), true)}"/></g>`,
    `<path id="us-borders" d="${toPath(land.bordersOf(others), false)}"/>`,
  ].join('')
}

/** The scalloped edge and the rim of components/RankPlate, of fewer numbers. */
export function drawPlate(): string {
  const scallops = 20
  const inner = 93
  const corner = (index: number) => {
    const angle = (2 * Math.PI * index) / scallops
    return [Math.round(inner * Math.cos(angle)), Math.round(inner * Math.sin(angle))] as const
  }
  const arcs = Array.from({ length: scallops }, (_, index) => {
    const [x1, y1] = corner(index)
    const [x2, y2] = corner(index + 1)
    return `a15 15 0 0 1 ${x2 - x1} ${y2 - y1}`
  })
  return `M${corner(0).join(' ')}${arcs.join('')}zM76 0a76 76 0 1 1-152 0a76 76 0 1 1 152 0z`
}
