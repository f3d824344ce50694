import { expect, test } from 'vitest'
import { readRouteFiles } from '#src/build/content/route-files.ts'
import { pagePaths } from '#src/entry-server.tsx'

test('the files of routes serve the paths that the router knows', () => {
  const paths = readRouteFiles(process.cwd()).map(({ path }) => path)
  expect(paths.filter((path) => !path.includes('$')).toSorted()).toEqual(pagePaths)
  expect(paths.filter((path) => path.includes('$'))).toEqual(['/blog/$id', '/restaurants/$slug'])
})
