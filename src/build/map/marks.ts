import { halfTray, plate, spreadSizes, thaliBox, tray } from '#src/domain/map/sizes.ts'
import type { Mark, NamedMark } from '#src/domain/map/layout.ts'
import { clusterPlaces, type Cluster, type Place } from './cluster.ts'
import { nameMarks } from './names.ts'
import { placeItems } from './place-items.ts'
import { circle, covers, shareOn, type Ground, type Shape } from './shape.ts'

/** How far a cluster reaches from place to place: 90 km, and 200 where there is less room. */
const reach = { spread: 20, list: 45 }
/** Between two marks: on a phone their centers are 24 pixels apart, as WCAG 2.5.8 asks. */
const gap = 5
/** What a tray on land costs, in units of distance: trays look for water, single plates stay put. */
const onLand = 90
/** A mark that is no farther off needs no line to its true point. */
const nearby = 6

/** A cluster, and where its mark is drawn. */
export interface PlacedCluster extends Cluster {
  shape: Shape
}

/** Lays out the marks of the directory's map, in which a tray shows its best plate. */
export function layMarks(places: readonly Place[], isLand: Ground): Mark[] {
  return placeClusters(clusterPlaces(places, reach.list), listShape, isLand).map(toMark)
}

/** Lays out the marks of the home page's map, in which a tray shows all plates and has a name. */
export function laySpread(places: readonly Place[], isLand: Ground): NamedMark[] {
  const placed = placeClusters(clusterPlaces(places, reach.spread), spreadShape, isLand)
  const names = nameMarks(placed, isLand)
  return placed.map((cluster, index) => {
    const name = names[index]
    return { ...toMark(cluster), ...(name && { name }) }
  })
}

function placeClusters(
  clusters: readonly Cluster[],
  shapeOf: (cluster: Cluster) => Shape,
  isLand: Ground,
): PlacedCluster[] {
  const items = clusters.map((cluster) => ({
    ...cluster,
    ways: [shapeOf(cluster)],
    costOf: (shape: Shape) => (cluster.places.length === 1 ? 0 : onLand * shareOn(isLand, [shape])),
  }))
  return placeItems(items, gap)
}

function listShape({ places: { length } }: Cluster): Shape {
  return length === 1
    ? circle(plate)
    : { x: 0, y: 0, halfWidth: halfTray(length), halfHeight: tray, radius: tray }
}

function spreadShape({ places }: Cluster): Shape {
  const [best] = places
  if (places.length === 1) {
    return circle(best.rank <= 10 ? spreadSizes.best : spreadSizes.plate)
  }
  const box = thaliBox(places.length)
  return { x: 0, y: 0, ...box, radius: box.halfHeight }
}

function toMark({ places, point: [pointX, pointY], shape }: PlacedCluster): Mark {
  const [x, y] = [Math.round(shape.x), Math.round(shape.y)]
  return {
    ranks: places.map(({ rank }) => rank),
    x,
    y,
    ...(!covers(shape, [pointX, pointY], nearby) && {
      point: [Math.round(pointX) - x, Math.round(pointY) - y] as const,
    }),
  }
}
