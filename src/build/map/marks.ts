import { halfTray, plate, spreadSizes, thaliBox, tray } from '#src/domain/map/sizes.ts'
import type { Mark, NamedMark, Point } from '#src/domain/map/layout.ts'
import { clusterPlaces, type Cluster, type Place } from './cluster.ts'
import type { Ground } from './ground.ts'
import { nameMarks } from './names.ts'
import { placeItems, type Item } from './place-marks.ts'
import { circle, covers, samplePoints, type Shape } from './shape.ts'

/** How far a cluster reaches from place to place: 90 km, and 200 where there is less room. */
const reach = { spread: 20, list: 45 }
/** Between two marks: on a phone their centers are 24 pixels apart, as WCAG 2.5.8 asks. */
const gap = { spread: 5, list: 5 }
/** What a tray on land costs, in units of distance: trays look for water, single plates stay put. */
const onLand = 90
/** A mark that is no farther off needs no line to its true point. */
const nearby = 6

export function layMarks(places: readonly Place[], ground: Ground): Mark[] {
  const clusters = clusterPlaces(places, reach.list)
  const shapes = clusters.map(({ places: { length } }) => listShape(length))
  return place(clusters, shapes, gap.list, ground).map(([cluster, shape]) => toMark(cluster, shape))
}

export function laySpread(places: readonly Place[], ground: Ground): NamedMark[] {
  const clusters = clusterPlaces(places, reach.spread)
  const shapes = clusters.map(spreadShape)
  const placed = place(clusters, shapes, gap.spread, ground)
  const names = nameMarks(placed, ground)
  return placed.map(([cluster, shape], index) => {
    const name = names[index]
    return { ...toMark(cluster, shape), ...(name && { name }) }
  })
}

function place(
  clusters: readonly Cluster[],
  shapes: readonly Shape[],
  room: number,
  ground: Ground,
): (readonly [Cluster, Shape])[] {
  const items = clusters.map(({ point, places: { length } }, index): Item => {
    const way = shapes[index] ?? circle(0, 0, 0)
    return {
      point,
      ways: [way],
      costOf: (shape) => (length === 1 ? 0 : onLand * shareOf(samplePoints(shape), ground)),
    }
  })
  return placeItems(items, { gap: room }).map(
    (shape, index) => [clusters[index] as Cluster, shape] as const,
  )
}

function shareOf(points: readonly Point[], ground: Ground): number {
  return points.filter((point) => ground(point)).length / points.length
}

function listShape(count: number): Shape {
  return count === 1
    ? circle(0, 0, plate)
    : { x: 0, y: 0, halfWidth: halfTray(count), halfHeight: tray, radius: tray }
}

function spreadShape({ places: [{ rank }, ...more] }: Cluster): Shape {
  if (more.length === 0) {
    return circle(0, 0, rank <= 10 ? spreadSizes.best : spreadSizes.plate)
  }
  const box = thaliBox(more.length + 1)
  return { x: 0, y: 0, ...box, radius: box.halfHeight }
}

function toMark({ places, point: [pointX, pointY] }: Cluster, shape: Shape): Mark {
  const x = Math.round(shape.x)
  const y = Math.round(shape.y)
  const isAway = !covers(shape, [pointX, pointY], nearby)
  return {
    ranks: places.map(({ rank }) => rank),
    x,
    y,
    ...(isAway && { point: [Math.round(pointX) - x, Math.round(pointY) - y] as const }),
  }
}
