import { halfTray, plate, spreadSizes, trayBox, tray } from '#src/domain/map/sizes.ts'
import type { Mark, NamedMark } from '#src/domain/map/layout.ts'
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

type Placed = Pick<PlacedCluster, 'point' | 'shape'> & { places: readonly Place[] }

type PlacedCluster = Cluster & { shape: Shape }

/** On the directory's map a tray shows its best plate. */
export function layoutMarks(places: readonly Place[], isLand: PointTest): Mark[] {
  return placeClusters(clusterPlaces(places, reach.list), listShape, isLand).map(toMark)
}

/** On the home page's map a tray shows all its plates and has a name. */
export function layoutSpread(places: readonly Place[], isLand: PointTest): NamedMark[] {
  const placed = placeClusters(clusterPlaces(places, reach.spread), spreadShape, isLand)
  const taken = placed.map(({ shape }) => shape)
  return placed.map((cluster) => {
    const others = taken.filter((shape) => shape !== cluster.shape)
    const isFree = (box: Shape) =>
      isInFrame(box, nameText.gap) && others.every((one) => gapBetween(box, one) >= nameText.gap)
    const free = nameWays(cluster).find(({ box }) => isFree(box))
    taken.push(...(free ? [free.box] : []))
    return { ...toMark(cluster), ...(free && { name: free.name }) }
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
  const text = more.length === 0 ? city : (areas[`${city}, ${state}`] ?? city)
  const halfWidth = text.length * nameText.halfLetter
  const aside = shape.halfWidth + nameText.markGap
  const below = shape.halfHeight + nameText.gap + nameText.halfHeight
  const ways = [
    { align: 'start', across: 1, down: 0 },
    { align: 'end', across: -1, down: 0 },
    { align: 'middle', across: 0, down: 1 },
    { align: 'middle', across: 0, down: -1 },
    { align: 'start', across: 0.6, down: -0.6 },
    { align: 'end', across: -0.6, down: -0.6 },
    { align: 'start', across: 0.6, down: 0.6 },
    { align: 'end', across: -0.6, down: 0.6 },
  ] as const
  return ways.map(({ align, across, down }) => ({
    name: { text, x: Math.round(across * aside), y: Math.round(down * below), align },
    box: {
      x: Math.round(shape.x) + across * aside + Math.sign(across) * halfWidth,
      y: Math.round(shape.y) + down * below,
      halfWidth,
      halfHeight: nameText.halfHeight,
      radius: 0,
    },
  }))
}

export function toMark({ places, point, shape }: Placed): Mark {
  const [x, y] = [Math.round(shape.x), Math.round(shape.y)]
  return {
    ranks: places.map(({ rank }) => rank),
    x,
    y,
    ...(!covers(shape, point, minPointerLength) && {
      point: [Math.round(point[0]) - x, Math.round(point[1]) - y],
    }),
  }
}
