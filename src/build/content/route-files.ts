import { readdirSync } from 'node:fs'
import path from 'node:path'

/** A file of src/routes/, by the conventions of the router's plugin, and the path that it serves. */
export interface RouteFile {
  file: string
  /** '/blog' for blog/index.tsx, '/blog/$id' for blog/$id.tsx */
  path: string
}

export function readRouteFiles(root: string): RouteFile[] {
  const folder = path.join(root, 'src/routes')
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.tsx') && !name.startsWith('__'))
    .toSorted()
    .map((name) => ({
      file: path.join(folder, name),
      path:
        `/${name.split(path.sep).join('/')}`.replace(/\.tsx$/, '').replace(/\/index$/, '') || '/',
    }))
}
