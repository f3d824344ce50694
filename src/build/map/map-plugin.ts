import { appendFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { readContent, type Content } from '#src/build/content/read-content.ts'
import { drawMap, type DrawnMap } from './draw-map.ts'
import { createOutlineReader, readLand } from './land.ts'
import { drawStateMap } from './state-map.ts'

const prefix = 'virtual:map/'
const credits = `
---

The map of the places: geography of the United States Census Bureau (public domain), by way of us-atlas
(ISC, Copyright Michael Bostock). Cities are checked against GeoNames (https://www.geonames.org),
CC BY 4.0, https://creativecommons.org/licenses/by/4.0/.
`

/** Serves the map as the virtual modules declared in modules.d.ts. No code that draws it ships. */
export function mapPlugin(): Plugin {
  let root = ''
  let map: DrawnMap | undefined
  let readOutline: ReturnType<typeof createOutlineReader> | undefined
  let content: Content | undefined

  return {
    name: 'pattal:map',
    sharedDuringBuild: true,
    configResolved: (config) => {
      root = config.root
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) {
        return undefined
      }
      const name = id.slice(1 + prefix.length)
      content ??= readContent(root)
      if (name.startsWith('state-maps')) {
        readOutline ??= createOutlineReader()
        return writeStateMaps(name, content, readOutline)
      }
      map ??= drawMap(readLand(), content.restaurants, content.places)
      return writeModule(name, map)
    },
    // Vite's license file lists bundled packages. The map's sources are data, so they are appended.
    writeBundle({ dir = '' }) {
      const licenses = path.join(dir, 'licenses.txt')
      if (existsSync(licenses)) {
        appendFileSync(licenses, credits)
      }
    },
    configureServer(server) {
      const list = path.join(root, 'src/content/restaurants.yaml')
      server.watcher.on('all', (_event, file) => {
        if (file !== list) {
          return
        }
        content = undefined
        map = undefined
        for (const { moduleGraph } of Object.values(server.environments)) {
          for (const [id, module] of moduleGraph.idToModuleMap) {
            if (id.startsWith(`\0${prefix}`)) {
              moduleGraph.invalidateModule(module)
            }
          }
        }
      })
    },
  }
}

function writeStateMaps(
  name: string,
  { restaurants, places }: Content,
  readOutline: ReturnType<typeof createOutlineReader>,
): string {
  const restaurant = restaurants.find(({ slug }) => name === `state-maps/${slug}`)
  const place = restaurant && places[restaurant.slug]
  if (restaurant && place) {
    return `export default ${JSON.stringify(drawStateMap(readOutline(restaurant.state), restaurant.state, place))}`
  }
  const loaders = restaurants.map(
    ({ slug }) => `'${slug}': () => import('${prefix}state-maps/${slug}')`,
  )
  return `export const loadStateMap = {${loaders.join(',')}}`
}

function writeModule(name: string, map: DrawnMap): string {
  switch (name) {
    case 'land':
    case 'layout':
    case 'spread':
      return `export const ${name} = ${JSON.stringify(map[name])}`
    default:
      throw new Error(
        `No part of the map is called ${name}. The names are listed in src/build/map/modules.d.ts.`,
      )
  }
}
