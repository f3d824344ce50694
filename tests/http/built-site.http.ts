import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { publishRestaurantPage } from '#src/build/publish/restaurant-page.ts'
import { site } from '#src/site.ts'
import { articles, restaurants } from '#tests/e2e/content.ts'
import { views } from '#tests/e2e/views.ts'
import { content } from '#tests/site-content.ts'

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

test('every page of the sitemap is a file, and the missing one 404.html', () => {
  const paths = [...read('sitemap.xml').matchAll(/<loc>https?:\/\/[^/<]+(\/[^<?]*)<\/loc>/g)]
  expect(paths.length).toBeGreaterThan(restaurants.length)
  const built = paths.map(([, url = '']) => path.join('.', url, 'index.html'))
  expect(files).toEqual(expect.arrayContaining([...built, '404.html']))
})

test('every page without a param is among the views that browsers test', () => {
  const pages = [...read('sitemap.xml').matchAll(/<loc>https?:\/\/[^/<]+(\/[\w-]*)<\/loc>/g)]
  expect(pages.length).toBeGreaterThan(4)
  const tested = new Set(views.map(({ path: one }) => one))
  expect(pages.map(([, page]) => page).filter((page) => !tested.has(page ?? ''))).toEqual([])
})

/** The HTML of <main>, and its text. */
function readMain(page: string) {
  const [, main = ''] = read(`${page}/index.html`).split('<main')
  const words = main.replaceAll(/<!--.*?-->/g, '').replaceAll(/<[^>]+>/g, ' ')
  return { main, said: words.replaceAll('&amp;', '&').replaceAll(/[ \n]+/g, ' ') }
}

test('the page of each restaurant says what is new, old, unknown or as of a date, and how to ask for hours', () => {
  for (const { slug } of restaurants) {
    const page = publishRestaurantPage(content, slug)
    const { near, unconfirmedSince, menuYear, awardsAsOf, address, addressYear, phone } = page
    const tier = page.priceRange.length
    const priceWord = ['Inexpensive', 'Moderate', 'Expensive', 'Very expensive'][tier - 1]
    const rows = page.goodToKnow.map(({ label, text }) => `${label} ${text}`)
    const nearby = page.nearby.map(({ name, place, distance }) => `${name} ${place} ${distance}`)
    const about = page.mentions.map(({ title, description }) => `${title} ${description}`)
    const glosses = page.order.flatMap(({ gloss = [] }) => gloss)
    const facts = {
      NEW: page.isNew,
      ...Object.fromEntries([...rows, ...nearby, ...about, ...glosses].map((one) => [one, true])),
      [`Price ${tier} of 4: ${priceWord}`]: true,
      [`${page.moreInState}`]: page.moreInState,
      [`near ${near}`]: near,
      [`${page.cuisine} Last confirmed ${unconfirmedSince}`]: unconfirmedSince && !page.region,
      [`On the menu in ${menuYear}`]: menuYear,
      [`Awards as of ${awardsAsOf}.`]: awardsAsOf,
      [`Address as of ${addressYear}`]: address && addressYear,
      'year unknown': page.awards.some(({ years }) => !years),
      'call before you go': phone,
      'see the website': !phone && page.website,
    }
    const { said } = readMain(`restaurants/${slug}`)
    const expected = Object.entries(facts).flatMap(([text, isSaid]) => (isSaid ? text : []))
    const found = Object.keys(facts).filter((text) => said.includes(text))
    expect.soft(found, slug).toEqual(expected)
  }
})

test('each page names its icons, manifest and feed, and loads one picture at most at once, and no style sheet', () => {
  const links = /<link rel="(?:icon|apple-touch-icon|manifest|alternate)"[^>]* href="\/([^"]+)"/g
  for (const file of ofKind('.html')) {
    const html = read(file)
    const named = Array.from(html.matchAll(links), ([, name]) => name)
    const icons = ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png']
    expect.soft(named, file).toEqual([...icons, 'manifest.webmanifest', 'feed.xml'])
    const eager = html.match(/<img(?![^>]* loading="lazy")/g)?.length ?? 0
    expect.soft(eager, file).toBeLessThan(2)
    expect.soft(html.match(/<link rel="preload" as="image"/g) ?? [], file).toHaveLength(eager)
    expect.soft(html, file).not.toMatch(/<link rel="stylesheet"(?![^>]* disabled)/)
  }
})

test('About has the texts of the specification', () => {
  const { main, said } = readMain('about')
  const specified = `Today: ${restaurants.length} restaurants in ,Est. 2020,Curated Reviews,Expert Insights,Community Focused,Restaurants Featured,48+,States Covered,15+,Monthly Readers,50K+,Years of Expertise,5+,Our Mission,Authenticity First,Quality Standards,Community Driven,Innovation & Tradition,Contact Us,Read Our Blog`
  expect(specified.split(',').filter((text) => !said.includes(text))).toEqual([])
  expect(main).toMatch(/href="\/contact".*href="\/blog"/s)
})

test('every page has the styles of all its components in its head', () => {
  for (const file of ofKind('.html')) {
    const [head = '', body = ''] = read(file).split('<body')
    const components = new Set(
      [...body.matchAll(/class="([^"]+)"/g)]
        .flatMap(([, names = '']) => names.split(' '))
        .flatMap((name) => /^[A-Z]\w+(?=-)/.exec(name) ?? []),
    )
    const unstyled = [...components].filter((component) => !head.includes(`.${component}-`))
    expect.soft(unstyled, file).toEqual([])
  }
})

test('every page has one heading of the first level, numbers to dial, and no id twice', () => {
  for (const file of ofKind('.html')) {
    const html = read(file).replaceAll(/<script.*?<\/script>/gs, '')
    expect.soft(html.match(/<h1\b/g), file).toHaveLength(1)
    expect.soft(html, file).not.toMatch(/href="tel:(?!\+1\d{10}")/)
    const ids = Array.from(html.matchAll(/<[^>]* id="([^"]+)"/g), ([, id]) => id)
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index)
    expect.soft(repeated, file).toEqual([])
  }
})

test('every class of the styles is used, and every used class has styles', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join('src', file), 'utf8'))
  // Of these the test could not follow the names.
  expect(sources.filter((text) => /\bstyles\[/.test(text))).toEqual([])
  // As vite.config.ts makes the names.
  const used = sources.flatMap((text) =>
    [...text.matchAll(/import (\w+) from '[^']*?(\w+?)(?:Page)?\.module\.scss'/g)].flatMap(
      ([, name = '', module = '']) =>
        Array.from(
          text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')),
          ([, one]) => `${module}-${one}`,
        ),
    ),
  )
  const styles = ofKind('.css').map(read).join('')
  const defined = Array.from(styles.matchAll(/\.([A-Z]\w*-\w+)/g), ([, name = '']) => name)
  expect([...new Set(defined)].toSorted()).toEqual([...new Set(used)].toSorted())
})

test('no script has what only the build needs: parsers, share images, notes for editors', () => {
  // Each package does contain its mark, so its absence from the scripts is proof.
  const packages: [file: string, mark: RegExp][] = [
    ['zod/v4/classic/schemas.js', /["'`]ZodString["'`]/],
    ['marked/lib/marked.esm.js', /Infinite loop on byte/],
    ['yaml/dist/errors.js', /YAMLParseError/],
  ]
  for (const [file, mark] of packages) {
    expect(readFileSync(path.resolve(folder, '../../node_modules', file), 'utf8')).toMatch(mark)
  }
  const marks = [
    ...packages.map(([, mark]) => mark),
    /resvg|satori|sharp\(/,
    /Who ranks the list, and what ranked means/,
    /chef grew up in Natham near Madurai/,
  ]
  const server = readdirSync(path.join(folder, '../server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => path.join('../server', file))
  expect(server.length).toBeGreaterThan(0)
  for (const file of [...scripts, ...server]) {
    const found = marks.filter((mark) => mark.test(read(file)))
    // The server may parse.
    const allowed = file.startsWith('..') ? packages.flat() : []
    expect(found.filter((mark) => !allowed.includes(mark))).toEqual([])
  }
})

test('the blog, the home page and each article show the facts of the articles, and no Markdown', () => {
  for (const [index, { id, title, category, date, updated }] of articles.entries()) {
    const article = `blog/${id}/index.html`
    for (const file of [article, 'blog/index.html', ...(index < 3 ? ['index.html'] : [])]) {
      const text = read(file)
      expect.soft(text, `${title} in ${file}`).toContain(`>${title}<`)
      expect.soft(text, `${category} in ${file}`).toContain(`>${category}<`)
      expect.soft(text, `${date} in ${file}`).toContain(`>${date}</time>`)
      expect.soft(text, `read time in ${file}`).toMatch(/>\d+ min read</)
      const words = text.replaceAll(/<[^>]*>/g, '')
      expect.soft(words, `${id} in ${file}`).toContain(updated ? `Updated ${updated}` : '')
    }
    const text = read(article)
    expect.soft(text, id).toMatch(/<blockquote[^>]*><p>\w/)
    expect.soft(text, id).not.toMatch(/##|\*\*/)
    expect.soft(text, id).toMatch(/<a [^>]*href="\/blog"[^>]*><span>View all articles</)
    for (const href of ['/blog', `/blog?${new URLSearchParams({ category }).toString()}`]) {
      expect.soft(text, id).toContain(`href="${href}"`)
    }
  }
})

test('without CONTACT_URL the contact form opens the mail program', () => {
  expect(read('contact/index.html')).toContain(`action="mailto:${site.email}"`)
})

test('the licenses of the bundled packages are published', () => {
  const text = read('licenses.txt')
  for (const name of ['react-dom', '@tanstack/react-router', 'zod', 'fuse.js']) {
    expect(text).toContain(`## ${name} - `)
  }
  expect(text).toContain('Permission is hereby granted')
  expect(text).toContain('Apache License')
})
