import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { createLogger } from 'vite'
import { expect, test } from 'vitest'
import { reportSizes } from '#src/build/output/report-sizes.ts'
import { makeFolder } from '#tests/temporary-folder.ts'

test('the build tells the cost of a first visit, a line for each page', () => {
  const folder = makeFolder()
  const file = path.join(folder, 'index.html')
  writeFileSync(file, 'x'.repeat(2345))
  const told: string[] = []
  const logger = { ...createLogger('silent'), info: (text: string) => void told.push(text) }

  reportSizes(
    folder,
    [
      { url: '/', file },
      { url: '/restaurants', file },
    ],
    logger,
  )

  expect(told.join('\n')).toBe(
    [
      '',
      'First visit, kB in brotli',
      'page            HTML  scripts   styles',
      '/                2.3      0.0      0.0',
      '/restaurants     2.3      0.0      0.0',
    ].join('\n'),
  )
})
