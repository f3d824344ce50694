import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { capitalize, inWords } from '#src/domain/language/in-words.ts'
import { copyProject } from '#tests/copy-project.ts'
import { content } from '#tests/site-content.ts'

// Changes only the files that the README names. Styles, small scripts, compression and all images would prove nothing
// here, and take most of the time of a build.

const copy = copyProject()
const at = (file: string) => path.join(copy, file)
const count = inWords(content.restaurants.length + 1)
const states = new Set([...content.restaurants.map(({ state }) => state), 'WY'])
const images = ['restaurants-wy', 'restaurants-first-of-wyoming', 'blog-mountain-food', 'trial-kit']

beforeAll(async () => {
  for (const file of fs.readdirSync(at('src'), { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.scss')) {
      fs.writeFileSync(at(path.join('src', file)), '')
    }
  }
  addRestaurant()
  await addArticle()
  addPage()
  replaceIn('src/build/bundle/site-plugin.ts', 'compressFiles(folder)', 'undefined')
  replaceIn(
    'src/build/share/write-images.ts',
    'cards.map(write)',
    `cards.filter(({ path }) => /${images.join('|')}/.test(path)).map(write)`,
  )
  const { NODE_ENV: _test, VITEST: _vitest, ...env } = process.env
  const build = ['node_modules/vite/bin/vite.js', 'build', '--minify', 'false']
  await promisify(execFile)(process.execPath, build, {
    cwd: copy,
    env: { ...env, CONTACT_URL: 'https://forms.example/pattal' },
  })
}, 300_000)

afterAll(() => fs.rmSync(copy, { recursive: true }))

function addRestaurant(): void {
  fs.appendFileSync(
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
  fs.appendFileSync(
    at('src/content/pictures.yaml'),
    '\n- file: mountain.jpg\n  alt: A mountain of rice\n  ground: clay\n  center: 0.4\n',
  )
  fs.writeFileSync(
    at('src/content/articles/mountain-food.md'),
    `---
title: Trout at six thousand feet
date: November 1, 2026
category: Trends
image: mountain
excerpt: Water boils sooner up there.
description: What cooks do about it, and where to taste it.
---

Begin at [First of Wyoming](restaurant:first-of-wyoming). What we ask is on [a page](/trial/kit).

## The pot

It takes longer.
`,
  )
}

function addPage(): void {
  fs.mkdirSync(at('src/pages/TrialPage'))
  fs.writeFileSync(
    at('src/pages/TrialPage/TrialPage.tsx'),
    `import styles from './TrialPage.module.scss'
export function TrialPage() {
  return <h1 className={styles.title}>For the press</h1>
}
`,
  )
  fs.writeFileSync(
    at('src/pages/TrialPage/TrialPage.module.scss'),
    '.title { margin-block-end: 77px; }\n',
  )
  // A file that begins with a dash is no route.
  fs.writeFileSync(at('src/routes/-trial-part.tsx'), 'export {}\n')
  fs.writeFileSync(
    at('src/routes/trial.kit.tsx'),
    `import { createFileRoute } from '@tanstack/react-router'
import { TrialPage } from '#src/pages/TrialPage/TrialPage.tsx'
import { pageHead } from '#src/seo/head.ts'

export const Route = createFileRoute('/trial/kit')({
  head: () => pageHead({ title: 'Press', path: '/trial/kit', description: 'What may be quoted, and who answers the questions of the press.' }),
  component: TrialPage,
})
`,
  )
  replaceIn(
    'src/build/share/cards.ts',
    "['/contact',",
    "['/trial/kit', 'teal', 'Press', 'For the press', 'kitchen'],\n$&",
  )
}

function replaceIn(file: string, from: string, to: string): void {
  const text = fs.readFileSync(at(file), 'utf8')
  expect(text).toContain(from)
  fs.writeFileSync(at(file), text.replace(from, to))
}

test.each([
  ['restaurants/index.html', 'id="first-of-wyoming"'],
  ['restaurants/index.html', 'href="/restaurants/first-of-wyoming"'],
  [
    'restaurants/index.html',
    `${capitalize(count)} restaurants in ${states.size - 1} states and the District of Columbia.`,
  ],
  ['restaurants/index.html', 'href="/restaurants?state=WY"'],
  ['index.html', `${count} restaurants`],
  ['restaurants/first-of-wyoming/index.html', '>First of Wyoming</h1>'],
  ['restaurants/first-of-wyoming/index.html', 'Trout at six thousand feet'],
  ['blog/mountain-food/index.html', '/assets/mountain-'],
  ['blog/mountain-food/index.html', 'alt="A mountain of rice"'],
  ['blog/mountain-food/index.html', 'href="/restaurants/first-of-wyoming"'],
  ['blog/mountain-food/index.html', 'href="/trial/kit"'],
  ['blog/index.html', '/blog/mountain-food'],
  ['index.html', '/blog/mountain-food'],
  ['feed.xml', '/blog/mountain-food'],
  ['trial/kit/index.html', '<title>Press · Pattal</title>'],
  ['trial/kit/index.html', '>For the press</h1>'],
  ['trial/kit/index.html', 'margin-block-end: 77px'],
  ['sitemap.xml', '/restaurants?state=WY</loc>'],
  ['sitemap.xml', '/restaurants/first-of-wyoming</loc>'],
  ['sitemap.xml', '/blog/mountain-food</loc>'],
  ['sitemap.xml', '/trial/kit</loc>'],
  ['contact/index.html', 'action="https://forms.example/pattal"'],
  ['contact/index.html', "connect-src 'self' https://forms.example"],
  ['contact/index.html', "form-action 'self' https://forms.example"],
  ['index.html', "connect-src 'self' https://forms.example"],
])('what was added is in %s: %s', (file, text) => {
  const built = fs.readFileSync(at(path.join('dist/client', file)), 'utf8')
  // Without React's comments between texts. A page is too long to print where it fails.
  expect(built.replaceAll('<!-- -->', '').includes(text)).toBe(true)
})

test.each(images)('there is a share image %s', (name) => {
  expect(fs.existsSync(at(`dist/client/share/${name}.png`))).toBe(true)
})
