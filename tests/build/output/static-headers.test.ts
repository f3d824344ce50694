import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeStaticHeaders } from '#src/build/output/static-headers.ts'
import { makeFolder } from '#tests/temporary-folder.ts'

/** What a host sets by each rule, by its pattern. */
async function writeRules() {
  const folder = makeFolder()
  for (const file of ['index.html', '404.html', 'robots.txt']) {
    writeFileSync(path.join(folder, file), file)
  }
  await writeStaticHeaders(folder)
  const rules = readFileSync(path.join(folder, '_headers'), 'utf8').split('\n\n')
  return new Map(
    rules.map((rule) => {
      const [pattern = '', ...headers] = rule.split('\n')
      return [pattern, headers.join('\n')]
    }),
  )
}

test('assets are cached for a year, and no two rules for one path set the same header, because hosts would join them', async () => {
  const rules = await writeRules()
  const names = (text = ''): string[] => text.match(/^ {2}[\w-]+/gm) ?? []
  const common = names(rules.get('/*'))
  expect(common.length).toBeGreaterThan(3)
  expect(rules.get('/assets/*')).toContain('Cache-Control: public, max-age=31536000, immutable')
  for (const url of ['/assets/*', '/share/*', '/robots.txt']) {
    const repeated = names(rules.get(url)).filter((name) => common.includes(name))
    expect(repeated, url).toEqual([])
  }
})
