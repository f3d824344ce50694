import type { Land } from '#src/build/map/land.ts'
import { toPath } from '#src/build/map/path.ts'
import type { MapLayout } from '#src/domain/map/layout.ts'
import { halfTray, pitchOf, plate, tray, wideScale } from '#src/domain/map/sizes.ts'
import type { StateCode } from '#src/domain/restaurant/us-states.ts'
import { shareImageSize } from '#src/seo/share-image-file.ts'
import { palette } from './colors.ts'

/** A map for a share image, in pixels of the image. */
export interface MapArt {
  /** A drawing as large as the image, as a data URL. */
  land: string
  marks: readonly { text: string; x: number; y: number; radius: number; width: number }[]
}

/** Where the map's frame stands on the image: right of the names, below the title. */
const scale = 0.55
const corner = { All: [555, 190], state: [616, 205] } as const

/** Draws the country with all marks, or a state with its plates. */
export function drawMapArt(land: Land, layout: MapLayout, state: StateCode | 'All'): MapArt {
  return state === 'All' ? drawCountry(land, layout) : drawState(land, layout, state)
}

function drawCountry(land: Land, { marks }: MapLayout): MapArt {
  const [left, top] = corner.All
  const size = wideScale * scale
  return {
    land: drawLand(toPath(land.mergeStates([...land.states.keys()]), true), left, top, scale),
    marks: marks.map(({ ranks: [best = 0, ...more], x, y }) => ({
      text: more.length === 0 ? `${best}` : `${best} +${more.length}`,
      x: left + x * scale,
      y: top + y * scale,
      radius: (more.length === 0 ? plate : tray) * size,
      width: 2 * size * (more.length === 0 ? plate : halfTray(more.length + 1)),
    })),
  }
}

function drawState(land: Land, { states }: MapLayout, state: StateCode): MapArt {
  const [left, top] = corner.state
  const view = states[state] ?? { scale: 1, x: 0, y: 0, columns: [] }
  const radius = plate * scale
  return {
    land: drawLand(
      toPath(land.states.get(state) ?? [], true),
      left + view.x * scale,
      top + view.y * scale,
      view.scale * scale,
    ),
    marks: view.columns.flatMap(({ ranks, x, y }) =>
      ranks.map((rank, row) => ({
        text: `${rank}`,
        x: left + x * scale,
        y: top + (y + (row - (ranks.length - 1) / 2) * pitchOf(ranks.length)) * scale,
        radius,
        width: 2 * radius,
      })),
    ),
  }
}

function drawLand(path: string, x: number, y: number, size: number): string {
  const { width, height } = shareImageSize
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path transform="translate(${x} ${y}) scale(${size})" fill="${palette.turmericDeep}" d="${path}"/></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
