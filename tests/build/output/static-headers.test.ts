import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { writeStaticHeaders } from '#src/build/output/static-headers.ts'
import { makeFolder } from '#tests/temporary-folder.ts'

const html = '<!DOCTYPE html><html><head><meta charset="utf-8"/></head><body>A page</body></html>'

/** The headers that a host sets by the rule for exactly this path. */
async function readRules(urls: readonly string[]): Promise<Map<string, string>> {
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
  return new Map(
    rules.map((rule) => {
      const [pattern = '', ...headers] = rule.split('\n')
      return [pattern, headers.join('\n')]
    }),
  )
}

test('a page has its policy with and without the slash that a host puts after a folder', async () => {
  const rules = await readRules(['/', '/about', '/blog/tandoor-mastery', '/404'])
  for (const url of ['/', '/about', '/about/', '/blog/tandoor-mastery', '/blog/tandoor-mastery/']) {
    expect(rules.get(url), url).toContain("frame-ancestors 'none'")
    expect(rules.get(url), url).toContain('Cross-Origin-Resource-Policy: same-origin')
  }
  expect(rules.has('//')).toBe(false)
  expect(rules.has('/404')).toBe(false)
})

test('no path can be framed, not even one that is not there', async () => {
  expect((await readRules(['/'])).get('/*')).toContain('X-Frame-Options: DENY')
})

test('no two rules for one path set the same header, for hosts would join them', async () => {
  const rules = await readRules(['/', '/about'])
  const names = (text = ''): string[] => text.match(/^ {2}[\w-]+/gm) ?? []
  const common = names(rules.get('/*'))
  expect(common.length).toBeGreaterThan(3)
  for (const url of ['/', '/about', '/about/', '/assets/*', '/share/*']) {
    expect(
      names(rules.get(url)).filter((name) => common.includes(name)),
      url,
    ).toEqual([])
  }
})

test('the build says when a host would ignore a part of the rules', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await readRules(['/', '/about'])
  expect(warn).not.toHaveBeenCalled()
  await readRules(Array.from({ length: 50 }, (_, index) => `/blog/article-${index}`))
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('ignores the rest'))
  warn.mockRestore()
})
