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

/** How far a cluster reaches from place to place: 90 km, and 200 where there is less room. */
const reach = { spread: 20, list: 45 }
/** Between two marks: on a phone their centers are 24 pixels apart, as WCAG 2.5.8 asks. */
const gap = 5
/** What a tray on land costs, in units of distance: trays look for water, single plates stay put. */
const onLand = 90
/** A mark that is no farther off needs no line to its true point. */
const nearby = 6
/** Cities that share a tray under the name of their area. Any other tray is named by its best rank's city. */
const areas: Readonly<Record<string, string>> = {
  'San Francisco, CA': 'Bay Area',
  'Palo Alto, CA': 'Bay Area',
  'Berkeley, CA': 'Bay Area',
  'Menlo Park, CA': 'Bay Area',
  'Fullerton, CA': 'Los Angeles',
}
/** Of the names of the spread: half the height of a line, half the mean width of a letter. */
const text = { halfHeight: 8.5, halfLetter: 3.95, markGap: 5, gap: 3 }

/** A cluster, and where its mark is drawn. */
type PlacedCluster = Cluster & { shape: Shape }

/** Lays out the marks of the directory's map, in which a tray shows its best plate. */
export function layoutMarks(places: readonly Place[], isLand: PointTest): Mark[] {
  return placeClusters(clusterPlaces(places, reach.list), listShape, isLand).map(toMark)
}

/** Lays out the marks of the home page's map, in which a tray shows all plates and has a name. */
export function layoutSpread(places: readonly Place[], isLand: PointTest): NamedMark[] {
  const placed = placeClusters(clusterPlaces(places, reach.spread), spreadShape, isLand)
  const taken = placed.map(({ shape }) => shape)
  return placed.map((cluster) => {
    // Without room for its name, the plate still leads to the page that has it.
    const free = nameWays(cluster).find(
      ({ box }) =>
        isInFrame(box, text.gap) &&
        taken.every((other) => other === cluster.shape || gapBetween(box, other) >= text.gap),
    )
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
    costOf: (shape: Shape) => (cluster.places.length === 1 ? 0 : onLand * shareOn(isLand, shape)),
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

/** A name beside, below or above its mark, best first, each with the box that it takes. */
function nameWays({ places: [{ city, state }, ...more], shape }: PlacedCluster) {
  const name = more.length === 0 ? city : `${areas[`${city}, ${state}`] ?? city} ${more.length + 1}`
  const halfWidth = name.length * text.halfLetter
  const aside = shape.halfWidth + text.markGap
  const below = shape.halfHeight + text.gap + text.halfHeight
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
      halfHeight: text.halfHeight,
      radius: 0,
    },
  }))
}

export function toMark({
  places,
  point: [pointX, pointY],
  shape,
}: {
  places: readonly Place[]
  point: Point
  shape: Shape
}): Mark {
  const [x, y] = [Math.round(shape.x), Math.round(shape.y)]
  return {
    ranks: places.map(({ rank }) => rank),
    x,
    y,
    ...(!covers(shape, [pointX, pointY], nearby) && {
      point: [Math.round(pointX) - x, Math.round(pointY) - y],
    }),
  }
}
