import { appendFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import {
  exportData,
  exportEach,
  virtualModules,
} from '#src/build/content/publish/virtual-modules.ts'
import { drawStateMap } from './draw-land.ts'
import { drawMap } from './draw-map.ts'
import { readLand, type Land } from './land.ts'

const credits = `
---

The map of the places: geography of the United States Census Bureau (public domain), by way of us-atlas
(ISC, Copyright Michael Bostock). Cities are checked against GeoNames (https://www.geonames.org),
CC BY 4.0, https://creativecommons.org/licenses/by/4.0/.
`

export function mapPlugin(): Plugin {
  return {
    ...virtualModules('map', ({ restaurants }) => {
      let land: Land | undefined
      let map: ReturnType<typeof drawMap> | undefined
      const read = () => (land ??= readLand())
      const draw = () => (map ??= drawMap(read(), restaurants))
      return {
        land: () => exportData('land', draw().land),
        layout: () => exportData('layout', draw().layout),
        spread: () => exportData('spread', draw().spread),
        ...exportEach(
          'loadStateMap',
          'map/state-maps',
          restaurants.map((restaurant) => [
            restaurant.slug,
            () => drawStateMap(read(), restaurant),
          ]),
        ),
      }
    }),
    // Vite's license file lists only packages.
    writeBundle({ dir = '' }) {
      const licenses = path.join(dir, 'licenses.txt')
      if (existsSync(licenses)) {
        appendFileSync(licenses, credits)
      }
    },
  }
}
