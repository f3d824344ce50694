import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeStaticHeaders } from '#src/build/output/static-headers.ts'
import { makeFolder } from '#tests/temporary-folder.ts'

const html = '<!DOCTYPE html><html><head><meta charset="utf-8"/></head><body>A page</body></html>'

/** Writes pages with their headers. `rules` has what a host sets by the rule for exactly a path. */
async function writeSite(urls: readonly string[]) {
  const folder = makeFolder()
  const pages = urls.map((url) => ({
    url,
    file: path.join(folder, url === '/404' ? '404.html' : `${url}/index.html`),
  }))
  for (const { file } of pages) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, html)
  }
  await writeStaticHeaders(folder, pages)
  const rules = readFileSync(path.join(folder, '_headers'), 'utf8').split('\n\n')
  return {
    rules: new Map(
      rules.map((rule) => {
        const [pattern = '', ...headers] = rule.split('\n')
        return [pattern, headers.join('\n')]
      }),
    ),
    read: (url: string) => readFileSync(pages.find((page) => page.url === url)?.file ?? '', 'utf8'),
  }
}

test('a page brings its policy, and _headers has no rule for it', async () => {
  const { rules, read } = await writeSite(['/', '/about', '/404'])
  for (const url of ['/', '/about', '/404']) {
    expect(read(url), url).toContain(
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'self'",
    )
  }
  expect([...rules.keys()]).toEqual(['/*', '/assets/*', '/share/*'])
})

test('no path can be framed, not even one that is not there', async () => {
  const { rules } = await writeSite(['/'])
  expect(rules.get('/*')).toContain('X-Frame-Options: DENY')
  expect(rules.get('/*')).toContain('Permissions-Policy: camera=()')
})

test('no two rules for one path set the same header, for hosts would join them', async () => {
  const { rules } = await writeSite(['/', '/about'])
  const names = (text = ''): string[] => text.match(/^ {2}[\w-]+/gm) ?? []
  const common = names(rules.get('/*'))
  expect(common.length).toBeGreaterThan(3)
  for (const url of ['/assets/*', '/share/*']) {
    expect(
      names(rules.get(url)).filter((name) => common.includes(name)),
      url,
    ).toEqual([])
  }
})
