import { halfTray, plate, spreadSizes, trayBox, tray } from '#src/domain/map/sizes.ts'
import type { Mark, NamedMark, Point } from '#src/domain/map/layout.ts'
import { clusterPlaces, type Cluster, type Place } from './cluster.ts'
import { placeItems } from './place-items.ts'
import {
  circle,
  covers,
  gapBetween,
  isInFrame,
  shareOn,
  type PointTest,
  type Shape,
} from './shape.ts'

/** Maximum distance from place to place of a cluster: 90 and 200 km. */
const reach = { spread: 20, list: 45 }
/** Makes the centers of two marks 24 pixels apart on a phone, see WCAG 2.5.8. */
const gap = 5
/** Trays move to water if it is no farther off. */
const landCost = 90
const minPointerLength = 6
/** Names of trays by the city of the best rank, if it is not the name of the city. */
const areas: Readonly<Record<string, string>> = {
  'San Francisco, CA': 'Bay Area',
  'Palo Alto, CA': 'Bay Area',
  'Berkeley, CA': 'Bay Area',
  'Menlo Park, CA': 'Bay Area',
  'Fullerton, CA': 'Los Angeles',
}
const nameText = { halfHeight: 8.5, halfLetter: 3.95, markGap: 5, gap: 3 }

type PlacedCluster = Cluster & { shape: Shape }

/** On the directory's map a tray shows its best plate. */
export function layoutMarks(places: readonly Place[], isLand: PointTest): Mark[] {
  return placeClusters(clusterPlaces(places, reach.list), listShape, isLand).map(
    ({ places: near, point, shape }) => toMark(near, point, shape),
  )
}

/** On the home page's map a tray shows all its plates and has a name. */
export function layoutSpread(places: readonly Place[], isLand: PointTest): NamedMark[] {
  const placed = placeClusters(clusterPlaces(places, reach.spread), spreadShape, isLand)
  const taken = placed.map(({ shape }) => shape)
  return placed.map((cluster) => {
    const free = nameWays(cluster).find(
      ({ box }) =>
        isInFrame(box, nameText.gap) &&
        taken.every((other) => other === cluster.shape || gapBetween(box, other) >= nameText.gap),
    )
    taken.push(...(free ? [free.box] : []))
    return {
      ...toMark(cluster.places, cluster.point, cluster.shape),
      ...(free && { name: free.name }),
    }
  })
}

function placeClusters(
  clusters: readonly Cluster[],
  shapeOf: (cluster: Cluster) => Shape,
  isLand: PointTest,
): PlacedCluster[] {
  const items = clusters.map((cluster) => ({
    ...cluster,
    ways: [shapeOf(cluster)],
    costOf: (shape: Shape) => (cluster.places.length === 1 ? 0 : landCost * shareOn(isLand, shape)),
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
  const box = trayBox(places.length)
  return { x: 0, y: 0, ...box, radius: box.halfHeight }
}

function nameWays({ places: [{ city, state }, ...more], shape }: PlacedCluster) {
  const name = more.length === 0 ? city : `${areas[`${city}, ${state}`] ?? city} ${more.length + 1}`
  const halfWidth = name.length * nameText.halfLetter
  const aside = shape.halfWidth + nameText.markGap
  const below = shape.halfHeight + nameText.gap + nameText.halfHeight
  const ways = [
    { align: 'start', x: aside, y: 0, middle: aside + halfWidth },
    { align: 'end', x: -aside, y: 0, middle: -aside - halfWidth },
    { align: 'middle', x: 0, y: below, middle: 0 },
    { align: 'middle', x: 0, y: -below, middle: 0 },
  ] as const
  return ways.map(({ align, x, y, middle }) => ({
    name: { text: name, x: Math.round(x), y: Math.round(y), align },
    box: {
      x: Math.round(shape.x) + middle,
      y: Math.round(shape.y) + y,
      halfWidth,
      halfHeight: nameText.halfHeight,
      radius: 0,
    },
  }))
}

export function toMark(places: readonly Place[], [pointX, pointY]: Point, shape: Shape): Mark {
  const [x, y] = [Math.round(shape.x), Math.round(shape.y)]
  return {
    ranks: places.map(({ rank }) => rank),
    x,
    y,
    ...(!covers(shape, [pointX, pointY], minPointerLength) && {
      point: [Math.round(pointX) - x, Math.round(pointY) - y],
    }),
  }
}
