import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawMap } from '#src/build/map/draw-map.ts'
import { circle, gapBetween, isInFrame, type Shape } from '#src/build/map/shape.ts'
import type { Mark } from '#src/domain/map/layout.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import type { StateCode } from '#src/domain/restaurant/us-states.ts'
import { cities } from '#tests/content/city-coordinates.json'
import { anyRestaurant } from '#tests/domain/restaurant/some-restaurants.ts'
import { content } from '#tests/site-content.ts'

const { restaurants } = content

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
        ...anyRestaurant,
        rank: index + 1,
        slug: `kitchen-${index}`,
        name: `The Kitchen of ${city}`,
        city,
        at: [latitude + north, longitude + east],
        state: state as StateCode,
      }),
    ),
  )

function expectRoom(list: readonly Restaurant[], { layout, marks } = drawMap(list)): void {
  const ofStates = Object.values(layout.states).flatMap((view) => view.marks)
  const { spread } = marks
  expect(misplaced(layout.marks.map((mark) => bodyOf(mark, 38, 38)))).toEqual([])
  expect(
    misplaced([...spread.map((mark) => bodyOf(mark, 14.5, 18)), ...spread.flatMap(nameOf)]),
  ).toEqual([])
  for (const view of Object.values(layout.states)) {
    expect(misplaced(view.marks.map((mark) => bodyOf(mark, 38, 38)))).toEqual([])
  }
  // Washington, D.C., has no map of its own.
  const others = list.filter(({ state }) => state !== 'DC')
  for (const [all, shown] of [
    [layout.marks, list],
    [spread, list],
    [ofStates, others],
  ] as const) {
    const ranks = all.flatMap((mark) => mark.ranks)
    expect(ranks.toSorted((one, other) => one - other)).toEqual(shown.map(({ rank }) => rank))
  }
  for (const { ranks } of [...layout.marks, ...spread, ...ofStates]) {
    expect(new Set(ranks.map((rank) => list[rank - 1]?.state)).size).toBe(1)
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
  }
}

test('marks and names have room, and each place is in one mark, on the map of any list', () => {
  fc.assert(fc.property<[Restaurant[]]>(lists, expectRoom), { numRuns: 12 })
})

/** Shapes that leave the frame, and pairs that overlap; none where all is well. */
function misplaced(shapes: readonly Shape[]): unknown[] {
  return [...shapes.filter((shape) => !isInFrame(shape, 0)), ...overlapping(shapes)]
}

const overlapping = (shapes: readonly Shape[]): unknown[] =>
  shapes.flatMap((shape, index) =>
    shapes
      .slice(index + 1)
      .filter((other) => gapBetween(shape, other) < 0)
      .map((other) => [shape, other]),
  )

function bodyOf({ ranks: [best = 0], tray, x, y }: Mark, plate: number, bestPlate: number): Shape {
  if (tray === undefined) {
    return circle(best <= 10 ? bestPlate : plate, x, y)
  }
  const [halfWidth, halfHeight] = tray
  return { x, y, halfWidth, halfHeight, radius: Math.min(...tray) }
}

function nameOf({ x, y, name }: Mark): Shape[] {
  if (name === undefined) {
    return []
  }
  const halfWidth = name.text.length * 3.5
  const side = { start: 1, middle: 0, end: -1 }[name.align]
  const middle = x + name.x + side * halfWidth
  return [{ x: middle, y: y + name.y, halfWidth, halfHeight: 8, radius: 0 }]
}

test('so they have on the map of today, where each mark has its name, and each restaurant of a state, which no pointer crosses', () => {
  const today = drawMap(restaurants)
  expectRoom(restaurants, today)
  const { layout, marks } = today
  const nameless = marks.spread.filter(({ name }) => name === undefined)
  expect(nameless.map(({ ranks }) => restaurants[(ranks[0] ?? 0) - 1]?.name)).toEqual([])
  const ofStates = Object.values(layout.states).flatMap((view) => view.marks)
  expect(ofStates.filter(isNameless)).toEqual([])
  const isCrossed = ({ names, point, tray: [, half] = [0, 0] }: Mark) =>
    names && point && Math.abs(point[1]) < half && point[0] > 0 === (names === 'start')
  expect(ofStates.filter(isCrossed)).toEqual([])
})

/** More than nine have no room in a column. */
const isNameless = ({ names, ranks }: Mark) => names === undefined && ranks.length < 10

test('one more restaurant in any place takes no name off the map of its state', () => {
  const nameless = restaurants.filter((restaurant) => {
    const ofState = restaurants.filter(({ state }) => state === restaurant.state)
    const { states } = drawMap([...ofState, { ...restaurant, rank: 51 }]).layout
    return Object.values(states).some(({ marks }) => marks.some(isNameless))
  })
  expect(nameless).toEqual([])
})

test('a place outside the United States is reported', () => {
  const moved = restaurants.map((one): Restaurant => ({ ...one, at: [20.74, -74] }))
  expect(() => drawMap(moved)).toThrow('a place in the United States, found 20.74, -74')
})
