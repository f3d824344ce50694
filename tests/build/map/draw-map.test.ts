import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawMap } from '#src/build/map/draw-map.ts'
import { readLand } from '#src/build/map/land.ts'
import { circle, gapBetween, isInFrame, type Shape } from '#src/build/map/shape.ts'
import { type Mark, type NamedMark } from '#src/domain/map/layout.ts'
import { halfTray, rowHeight, plate, spreadSizes, trayBox, tray } from '#src/domain/map/sizes.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import type { StateCode } from '#src/domain/restaurant/us-states.ts'
import { readContent } from '#src/build/content/read-content.ts'
import { cities } from '#tests/content/city-coordinates.json'

const land = readLand()
const { restaurants } = readContent(process.cwd())

/** A list of anything from one place to more than today's, its places near cities of today's. */
const lists = fc
  .array(
    fc.record({
      city: fc.constantFrom(...cities),
      north: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
      east: fc.double({ min: -0.2, max: 0.2, noNaN: true }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map((entries) =>
    entries.map(
      ({ city: { city, state, latitude, longitude }, north, east }, index): Restaurant => ({
        rank: index + 1,
        slug: `kitchen-${index}`,
        name: `The Kitchen of ${city}`,
        city,
        at: [latitude + north, longitude + east],
        order: ['dosa'],
        state: state as StateCode,
        priceRange: '$$',
        cuisine: 'Indian',
        description: 'A kitchen.',
      }),
    ),
  )

function expectRoom(list: readonly Restaurant[]): void {
  const { layout, spread } = drawMap(land, list)
  const { marks, states } = layout
  expect(misplaced(marks.map(listShape))).toEqual([])
  expect(misplaced([...spread.marks.map(spreadShape), ...spread.marks.flatMap(nameShape)])).toEqual(
    [],
  )
  for (const all of [marks, spread.marks]) {
    expect(new Set(all.flatMap(({ ranks }) => ranks)).size).toBe(list.length)
  }
  for (const { ranks } of [...marks, ...spread.marks]) {
    expect(new Set(ranks.map((rank) => list[rank - 1]?.state)).size).toBe(1)
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  }
  for (const [code, { columns }] of Object.entries(states)) {
    expect(misplaced(columns.map(columnShape))).toEqual([])
    expect(new Set(columns.flatMap(({ ranks }) => ranks))).toEqual(
      new Set(list.filter(({ state }) => state === code).map(({ rank }) => rank)),
    )
  }
}

test('marks and names have room, and each place is in one mark, on the map of today and of any list', () => {
  fc.assert(fc.property(lists, expectRoom), { numRuns: 12, examples: [[[...restaurants]]] })
})

/** Shapes that leave the frame, and pairs that overlap; none where all is well. */
function misplaced(shapes: readonly Shape[]): unknown[] {
  return [...shapes.filter((shape) => !isInFrame(shape, 0)), ...overlapping(shapes)]
}

function overlapping(shapes: readonly Shape[]): unknown[] {
  return shapes.flatMap((shape, index) =>
    shapes
      .slice(index + 1)
      .filter((other) => gapBetween(shape, other) < 0)
      .map((other) => [shape, other]),
  )
}

function listShape({ ranks, x, y }: Mark): Shape {
  return ranks.length === 1
    ? circle(plate, x, y)
    : { x, y, halfWidth: halfTray(ranks.length), halfHeight: tray, radius: tray }
}

function spreadShape({ ranks: [best = 0, ...more], x, y }: Mark): Shape {
  if (more.length === 0) {
    return circle(best <= 10 ? spreadSizes.best : spreadSizes.plate, x, y)
  }
  const box = trayBox(more.length + 1)
  return { x, y, ...box, radius: box.halfHeight }
}

function nameShape({ x, y, name }: NamedMark): Shape[] {
  if (name === undefined) {
    return []
  }
  const halfWidth = name.text.length * 3.5
  const side = { start: 1, middle: 0, end: -1 }[name.align]
  const middle = x + name.x + side * halfWidth
  return [{ x: middle, y: y + name.y, halfWidth, halfHeight: 8, radius: 0 }]
}

function columnShape({ ranks: { length }, x, y }: Mark): Shape {
  const halfHeight = tray + ((length - 1) * rowHeight(length)) / 2
  return { x, y, halfWidth: tray, halfHeight, radius: tray }
}
