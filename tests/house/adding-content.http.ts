import { execFile } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

// Changes only the files that the README names. Compressing would prove nothing here.

const copied = ['src', 'public', 'package.json', 'vite.config.ts', 'tsconfig.json']
const copy = mkdtempSync(path.join(tmpdir(), 'pattal-'))
const at = (file: string) => path.join(copy, file)

/** Ignores React's comments between texts. A page is too long to print where it fails. */
function expectIn(file: string, text: string): void {
  const content = readFileSync(at(path.join('dist/client', file)), 'utf8')
  expect(content.replaceAll('<!-- -->', '').includes(text), `${file} has ${text}`).toBe(true)
}

beforeAll(async () => {
  for (const name of copied) {
    cpSync(name, at(name), { recursive: true })
  }
  symlinkSync(path.resolve('node_modules'), at('node_modules'))
  addRestaurant()
  await addArticle()
  addPage()
  replaceIn('src/build/bundle/site-plugin.ts', 'await compressFiles(', 'void (')
  const { NODE_ENV: _test, VITEST: _vitest, ...env } = process.env
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], {
    cwd: copy,
    env: { ...env, CONTACT_URL: 'https://forms.example/pattal' },
  })
}, 300_000)

afterAll(() => rmSync(copy, { recursive: true }))

function addRestaurant(): void {
  appendFileSync(
    at('src/content/restaurants.yaml'),
    `
- slug: first-of-wyoming
  name: First of Wyoming
  city: Cheyenne
  state: WY
  priceRange: $
  cuisine: Indian
  opened: 2020
  latitude: 41.14
  longitude: -104.82
  lastConfirmed: { year: 2026, by: a newspaper }
  description: The first of its state.
  why: No other is known there.
  order: [trout]
  dishes: [trout]
  facts: [Opened 2020]
`,
  )
}

async function addArticle(): Promise<void> {
  await sharp({ create: { width: 1600, height: 1067, channels: 3, background: 'tan' } }).toFile(
    at('src/pictures/mountain.jpg'),
  )
  appendFileSync(
    at('src/content/pictures.yaml'),
    '\n- file: mountain.jpg\n  alt: A mountain of rice\n  ground: clay\n  center: 0.4\n',
  )
  writeFileSync(
    at('src/content/articles/mountain-food.md'),
    `---
id: mountain-food
title: Trout at six thousand feet
date: November 1, 2026
category: Trends
image: mountain
excerpt: Water boils sooner up there.
description: What cooks do about it, and where to taste it.
---

Begin at [First of Wyoming](restaurant:first-of-wyoming). What we ask is on [a page](/press).

## The pot

It takes longer.
`,
  )
}

function addPage(): void {
  mkdirSync(at('src/pages/PressPage'))
  writeFileSync(
    at('src/pages/PressPage/PressPage.tsx'),
    'export function PressPage() {\n  return <h1>For the press</h1>\n}\n',
  )
  writeFileSync(
    at('src/routes/press.tsx'),
    `import { createFileRoute } from '@tanstack/react-router'
import { PressPage } from '#src/pages/PressPage/PressPage.tsx'
import { pageHead } from '#src/seo/head.ts'

export const Route = createFileRoute('/press')({
  head: () => pageHead({ title: 'Press', path: '/press', description: 'What may be quoted.' }),
  component: PressPage,
})
`,
  )
  replaceIn(
    'src/build/share/cards.ts',
    "path: shareImagePath('/contact'),",
    "path: shareImagePath('/press'), ground: 'teal', title: 'For the press' },\n{ $&",
  )
}

function replaceIn(file: string, from: string, to: string): void {
  const text = readFileSync(at(file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(at(file), text.replace(from, to))
}

test('the restaurant is on the list, on the map, in the counts and in its state', () => {
  for (const text of [
    'id="first-of-wyoming"',
    'href="/restaurants/first-of-wyoming"',
    'Fifty-one restaurants in 26 states and the District of Columbia.',
    'href="/restaurants?state=WY"',
  ]) {
    expectIn('restaurants/index.html', text)
  }
  expectIn('index.html', 'fifty-one restaurants')
  expectIn('sitemap.xml', '/restaurants?state=WY</loc>')
  expect(existsSync(at('dist/client/share/restaurants-wy.png'))).toBe(true)
})

test('the restaurant has a page, a line in the sitemap and a share image', () => {
  expectIn('restaurants/first-of-wyoming/index.html', '>First of Wyoming</h1>')
  expectIn('restaurants/first-of-wyoming/index.html', 'Trout at six thousand feet')
  expectIn('sitemap.xml', '/restaurants/first-of-wyoming</loc>')
  expect(existsSync(at('dist/client/share/restaurants-first-of-wyoming.png'))).toBe(true)
})

test('the article is on the blog, with its picture, its links, its feed and its share image', () => {
  for (const text of [
    '/assets/mountain-',
    'alt="A mountain of rice"',
    'href="/restaurants/first-of-wyoming"',
    'href="/press"',
  ]) {
    expectIn('blog/mountain-food/index.html', text)
  }
  for (const file of ['blog/index.html', 'index.html', 'sitemap.xml', 'feed.xml']) {
    expectIn(file, '/blog/mountain-food')
  }
  expect(existsSync(at('dist/client/share/blog-mountain-food.png'))).toBe(true)
})

test('the page is prerendered, and has a line in the sitemap and a share image', () => {
  expectIn('press/index.html', '<title>Press · Pattal</title>')
  expectIn('press/index.html', '>For the press</h1>')
  expectIn('sitemap.xml', '/press</loc>')
  expect(existsSync(at('dist/client/share/press.png'))).toBe(true)
})

test('the contact form posts to CONTACT_URL, which every page allows', () => {
  expectIn('contact/index.html', 'action="https://forms.example/pattal"')
  expectIn('contact/index.html', "connect-src 'self' https://forms.example")
  const home = readFileSync(at('dist/client/index.html'), 'utf8')
  expect(home.includes("connect-src 'self' https://forms.example")).toBe(true)
})
