import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readContent } from '#src/build/content/read-content.ts'
import { categories } from '#src/domain/article/categories.ts'
import { unknownList } from '#src/domain/directory/slugs.ts'
import type { View } from '#src/domain/finding/list-definition.ts'
import { activeFilters } from '#src/domain/finding/list-definition.ts'
import {
  describeForScreenReader,
  describeResults,
  describeView,
  viewTitle,
} from '#src/domain/finding/sentences.ts'
import { findView } from '#src/domain/finding/view.ts'
import { describeFoundPlaces } from '#src/domain/map/caption.ts'
import { describeBlog } from '#src/seo/heads/blog.ts'
import { describeDirectory } from '#src/seo/heads/directory.ts'
import {
  blogSearchFor,
  searchFor,
  wholeBlog,
  wholeDirectory,
} from '#tests/domain/directory/search-for.ts'

const { restaurants, articles } = readContent(process.cwd())

/** For every kind of help, and for none. */
const kindsOfText = `
  semma|semna|semmma|dosa|dossa|a|sf|la|LA|nyc|near me|best|best near me|$100|$$|cheap|fancy|texas|tx|chicago il
  pizza chicago|dosa houston|dosa in nyc|san francisco pizza|los angeles brunch|seattle|seattle momo|brooklyn|halal
  momo|michelin|michelen|hyderabadi biryani|smemma new york|restaurants|xqzjvwk|rasika dc|butter chicken|spice|tandor
`
  .trim()
  .split(/\s*[|\n]\s*/)
const texts = [...restaurants, ...articles].flatMap((one) => [
  one.description,
  ...('name' in one ? [one.name, one.city, one.order] : [one.title]),
])
const anyPart = fc
  .tuple(fc.constantFrom(...texts), fc.nat(), fc.integer({ min: 1, max: 20 }))
  .map(([text, from, length]) =>
    text
      .slice(from % text.length)
      .slice(0, length)
      .trim(),
  )
const anyText = fc
  .oneof(fc.constant(''), fc.constantFrom(...kindsOfText), anyPart, fc.string({ maxLength: 6 }))
  .filter((text) => !/[“”"]/.test(text))
const slugs = restaurants.map(({ slug }) => slug)

const anyDirectorySearch = fc
  .record({
    state: fc.constantFrom('All', 'DC', ...restaurants.map(({ state }) => state)),
    price: fc.constantFrom('All', '1', '4', '1,2', '2,3,4'),
    list: fc.oneof(
      fc.constantFrom('', '', unknownList, ...slugs),
      fc.subarray(slugs, { minLength: 1 }).map((some) => some.join('.')),
    ),
    query: anyText,
  })
  .map((search) => searchFor(search))
const anyBlogSearch = fc
  .record({ category: fc.constantFrom('All', ...categories), query: anyText })
  .map((search) => blogSearchFor(search))

/** Parts that came together well. What the visitor typed may be anything. */
function expectWhole(text: string, what: string): void {
  const own = text.replaceAll(/“[^”]*”/g, '“…”')
  expect(own, what).not.toMatch(
    /^$|^\s|\s$|\s\s|\s[,.;:?!]|[,:;]\.|\.\.|,,|undefined|null|NaN|\[object/,
  )
  expect(own, what).not.toMatch(/\b1 (?:more )?(?:restaurants|articles|states)|\bone restaurants/i)
  expect(own, what).not.toMatch(
    /(?<!\b1) (?:more )?(?:restaurant|article) (?:found|in|mentions|matches|priced|on)\b/,
  )
  expect(own, what).not.toMatch(
    /\b1 .*\b(?<!not )(?:mention|match|none) |\b1 .*\b(?:at each|lead the)\b/,
  )
}

function expectSentence(text: string, what: string): void {
  expectWhole(text, what)
  expect(text, what).toMatch(/^[\p{Lu}\d“].*[.?]$/u)
}

function expectWholeView<Item>(view: View<Item>, description: string): void {
  const { list, search, help, found } = view
  expectSentence(description, 'description')
  expectSentence(describeForScreenReader(view), 'announcement')
  expectWhole(viewTitle(view), 'title')
  expectWhole(describeView(view), 'name of the link')
  expectWhole(describeResults(view), 'what is found')
  expectWhole(list.heading(search, view.items), 'heading')
  expectWhole(list.texts.count(found.length, search), 'count')
  for (const { filter, value } of activeFilters(list, search)) {
    expectWhole(filter.name(value), 'chip')
  }
  for (const text of help ? [help.heading, help.note ?? 'None'] : []) {
    expectWhole(text, 'help')
  }
  if (found.length > 0 && search.query !== '') {
    expect(description, 'counts what the title counts').toContain(
      `${found.length} ${found.length === 1 ? list.noun.one : list.noun.many}`,
    )
  }
}

test('every view of the directory is described in whole sentences, wherever it is described', () => {
  fc.assert(
    fc.property(anyDirectorySearch, (search) => {
      const view = findView(wholeDirectory, restaurants, search)
      expectWholeView(view, describeDirectory(view))
      const found = view.found.map(({ item }) => item)
      expectSentence(describeFoundPlaces(restaurants, found), 'caption of the map')
    }),
    { numRuns: 1000 },
  )
})

test('every view of the blog is described in whole sentences, wherever it is described', () => {
  fc.assert(
    fc.property(anyBlogSearch, (search) => {
      const view = findView(wholeBlog, articles, search)
      expectWholeView(view, describeBlog(view))
    }),
  )
})
