import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { articles, restaurants } from '#tests/e2e/content.ts'

const folder = path.resolve(import.meta.dirname, '../../dist/client')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const texts = new Map<string, string>()
const read = (file: string) => {
  const text = texts.get(file) ?? readFileSync(path.join(folder, file), 'utf8')
  texts.set(file, text)
  return text
}
const ofKind = (ending: string) => files.filter((file) => file.endsWith(ending))
const scripts = ofKind('.js')

const readHeadings = (id: string) =>
  [...read(`blog/${id}/index.html`).matchAll(/<h2 [^>]*tabindex="-1"[^>]*><a href/g)].map(
    ([text]) => text,
  )

test('every page of the sitemap is a file, and the missing one 404.html', () => {
  const paths = [...read('sitemap.xml').matchAll(/<loc>https?:\/\/[^/<]+(\/[^<?]*)<\/loc>/g)]
  expect(paths.length).toBeGreaterThan(restaurants.length)
  expect(files).toEqual(
    expect.arrayContaining(paths.map(([, url = '']) => path.join('.', url, 'index.html'))),
  )
  expect(files).toContain('404.html')
})

test('no page loads anything from another host', () => {
  const loading =
    /<(?:script|img|source|iframe|video|audio|embed|object|link(?![^>]*rel="(?:canonical|alternate)"))\b[^>]*?\b(?:src|srcset|srcSet|href|data)="([^"]*)"/g
  const urls = ofKind('.html').flatMap((file) =>
    [...read(file).matchAll(loading)].flatMap(([, list = '']) => list.split(/,\s+/)),
  )
  expect(urls.length).toBeGreaterThan(100)
  expect(urls.filter((url) => !/^\/(?!\/)/.test(url))).toEqual([])
})

test('no style loads anything from another host', () => {
  const urls = ofKind('.css').flatMap((file) =>
    [...read(file).matchAll(/url\(\s*["']?([^"')]+)|@import\s+["']([^"']+)/g)].map(
      ([, url = '', imported = '']) => url + imported,
    ),
  )
  expect(urls.length).toBeGreaterThan(0)
  expect(urls.filter((url) => !/^(?:\/(?!\/)|data:|\.|%23)/.test(url))).toEqual([])
})

test('scripts name no host except those of links', () => {
  const hosts = scripts.flatMap((file) =>
    [...read(file).matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host]) => host),
  )
  const known = new Set([
    // Not requested: namespaces of SVG and of structured data, messages of React, the router's default origin.
    'www.w3.org',
    'schema.org',
    'react.dev',
    'localhost',
    'pattal.example',
    'www.instagram.com',
    'twitter.com',
    'www.facebook.com',
    'www.google.com',
    ...restaurants.flatMap(({ website }) => (website === undefined ? [] : new URL(website).host)),
  ])
  expect(hosts.filter((host) => host !== undefined && !known.has(host))).toEqual([])
})

test('neither full zod nor a parser of Markdown or YAML reaches the browser', () => {
  // Each package does contain its mark, so its absence from the scripts is proof.
  const marks: [file: string, mark: RegExp][] = [
    ['zod/v4/classic/schemas.js', /["'`]ZodString["'`]/],
    ['marked/lib/marked.esm.js', /Infinite loop on byte/],
    ['yaml/dist/errors.js', /YAMLParseError/],
  ]
  for (const [file, mark] of marks) {
    expect(readFileSync(path.resolve(folder, '../../node_modules', file), 'utf8')).toMatch(mark)
  }
  for (const [, mark] of marks) {
    expect(scripts.filter((script) => mark.test(read(script)))).toEqual([])
  }
})

test.each(['client', 'server'])('dist/%s has no code or text of share images', (name) => {
  const root = path.resolve(folder, '..', name)
  const text = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n')
  expect(text).toContain('Pattal')
  expect(text).not.toContain('Who ranks the list, and what ranked means')
  expect(text).not.toMatch(/resvg|satori|sharp\(/)
})

test('every article shows its facts, and no Markdown', () => {
  for (const { id, title, category, date } of articles) {
    const [, text = ''] = /<article[^>]*>(.*)<\/article>/s.exec(read(`blog/${id}/index.html`)) ?? []
    expect.soft(text, id).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect.soft(text, id).toContain(`">${category}</a>`)
    expect.soft(text, id).toContain(`>${date}</time>`)
    expect.soft(text, id).toMatch(/>\d+ min read</)
    expect.soft(text, id).toMatch(/<blockquote[^>]*><p>\w/)
    expect.soft(readHeadings(id).length, id).toBeGreaterThan(1)
    expect.soft(text, id).not.toMatch(/##|\*\*/)
  }
})

test('the body of an article is in its page and in one script, which no other page loads', () => {
  for (const { id } of articles) {
    const headings = readHeadings(id)
    const holders = scripts.filter((script) =>
      read(script)
        .replaceAll('\\"', '"')
        .includes(headings[0] ?? ''),
    )
    expect(holders, id).toHaveLength(1)
    const marks = [...headings, `/${holders[0]}"`]
    const others = ofKind('.html').filter((file) => file !== `blog/${id}/index.html`)
    expect(
      others.filter((file) => marks.some((mark) => read(file).includes(mark))),
      id,
    ).toEqual([])
  }
})

test('a corrected article shows the date', () => {
  const text = read('blog/tandoor-mastery/index.html').replaceAll(/<[^>]*>/g, '')
  expect(text).toMatch(/Updated [A-Z][a-z]+ \d{1,2}, \d{4}/)
})

test('notes for editors are not published', () => {
  const published = [...scripts, ...ofKind('.html')].map((file) => read(file)).join('\n')
  expect(published).toContain('Semma')
  expect(published).not.toContain('chef grew up in Natham near Madurai')
})

test('the licenses of the bundled packages are published', () => {
  const text = read('licenses.txt')
  for (const name of ['react-dom', '@tanstack/react-router', 'zod', 'fuse.js']) {
    expect(text).toContain(`## ${name} - `)
  }
  expect(text).toContain('Permission is hereby granted')
  expect(text).toContain('Apache License')
})
