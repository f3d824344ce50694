import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { weighPage } from '#src/build/output/page-weight.ts'
import { makeFolder } from '#tests/temporary-folder.ts'

function makeSite(files: Record<string, number>, html: string) {
  const folder = makeFolder()
  mkdirSync(path.join(folder, 'assets'))
  for (const [name, size] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), 'x'.repeat(size))
  }
  const file = path.join(folder, 'index.html')
  writeFileSync(file, html)
  return { folder, file }
}

test('a page weighs its HTML and each script and style that it names, once', () => {
  const html = [
    '<link rel="stylesheet" href="/assets/a.css"/>',
    '<link rel="modulepreload" href="/assets/entry.js"/>',
    '<link rel="modulepreload" crossorigin="" href="/assets/card.js"/>',
    '<link rel="preload" as="font" href="/assets/font.woff2"/>',
    '<script>var inline = 1</script>',
    '<script type="module" async="" src="/assets/start.js" data-app="/assets/entry.js /assets/late.js"></script>',
  ].join('')
  const { folder, file } = makeSite(
    {
      'assets/a.css': 30,
      'assets/start.js': 3,
      'assets/late.js': 1,
      'assets/entry.js': 500,
      'assets/card.js': 20,
      'assets/font.woff2': 9000,
    },
    html,
  )
  expect(weighPage(folder, file)).toEqual({ html: html.length, scripts: 524, styles: 30 })
})

test('where there is a brotli variant, that is what is sent', () => {
  const { folder, file } = makeSite(
    { 'assets/entry.js': 500, 'assets/entry.js.br': 100, 'index.html.br': 7 },
    '<script src="/assets/entry.js"></script>',
  )
  expect(weighPage(folder, file)).toEqual({ html: 7, scripts: 100, styles: 0 })
})

test('a file that the HTML names and that is not there is told', () => {
  const { folder, file } = makeSite({}, '<script src="/assets/gone.js"></script>')
  expect(() => weighPage(folder, file)).toThrow(/ENOENT.*gone\.js/)
})
