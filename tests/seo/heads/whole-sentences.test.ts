import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categories } from '#src/domain/article/categories.ts'
import { unknownList } from '#src/domain/directory/param-values.ts'
import { activeFilters, type View } from '#src/domain/finding/list.ts'
import {
  describeForScreenReader,
  describeResults,
  describeSearch,
  describeView,
  viewTitle,
} from '#src/domain/finding/sentences.ts'
import { cuisines } from '#src/domain/restaurant/restaurant-values.ts'
import { formatCount } from '#src/domain/language/format-count.ts'
import { describeFoundPlaces } from '#src/domain/map/caption.ts'
import { describeBlog } from '#src/seo/heads/blog.ts'
import { describeDirectory } from '#src/seo/heads/directory.ts'
import { blogSearchFor, findArticles, findRestaurants, searchFor } from '#tests/search-for.ts'
import { withPart } from '#tests/any-text.ts'
import { findSentenceFaults, findTextFaults } from '#tests/text-faults.ts'
import { content } from '#tests/site-content.ts'

const { restaurants, articles } = content

/** For every kind of help, and for none. */
const kindsOfText = `
  semma|semna|semmma|dosa|dossa|a|sf|la|LA|nyc|near me|best|best near me|$100|$$|cheap|fancy|texas|tx|chicago il
  pizza chicago|dosa houston|dosa in nyc|san francisco pizza|los angeles brunch|seattle|seattle momo|brooklyn|halal
  momo|michelin|michelen|hyderabadi biryani|smemma new york|restaurants|xqzjvwk|crust la|rasika dc|butter chicken|spice|tandor
`
  .trim()
  .split(/\s*[|\n]\s*/)
const texts = [...restaurants, ...articles].flatMap((one) => [
  one.description,
  ...('name' in one ? [one.name, one.city, ...one.order] : [one.title]),
])
const anyPart = withPart(fc.constantFrom(...texts), 20).map(({ part }) => part.trim())
const anyText = fc
  .oneof(fc.constant(''), fc.constantFrom(...kindsOfText), anyPart, fc.string({ maxLength: 6 }))
  .filter((text) => !/[“”"]/.test(text))
const slugs = restaurants.map(({ slug }) => slug)

const anyDirectorySearch = fc
  .record({
    state: fc.constantFrom('All', 'DC', ...restaurants.map(({ state }) => state)),
    price: fc.constantFrom('All', '1', '4', '1.2', '2.3.4'),
    cuisine: fc.constantFrom('All', 'All', ...cuisines),
    award: fc.constantFrom('All', 'All', 'michelin', 'james-beard', 'michelin.james-beard'),
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

function findFaults<Item>(view: View<Item>, description: string): string[] {
  const { list, search, help, found } = view
  const sentences = [description, describeForScreenReader(view)]
  const phrases = [
    viewTitle(view),
    describeView(view),
    describeResults(view),
    list.heading(search, view.items),
    list.texts.count(found.length, search),
    ...activeFilters(list, search).map(({ filter, value }) => filter.name(value)),
    ...[help?.heading, help?.note].filter((text) => text !== undefined),
  ]
  // The title counts what is listed, not what help shows.
  const isCounted =
    found.length === 0 ||
    search.query === '' ||
    description.startsWith(formatCount(describeSearch(list, search).noun, found.length))
  return [
    ...sentences.flatMap(findSentenceFaults),
    ...phrases.flatMap(findTextFaults),
    ...(isCounted ? [] : [`counts other than the title: ${description}`]),
  ]
}

test('every view of the directory is described in whole sentences, wherever it is described', () => {
  fc.assert(
    fc.property(anyDirectorySearch, (search) => {
      const view = findRestaurants(restaurants, search)
      const found = view.found.map(({ item }) => item)
      const caption = describeFoundPlaces(restaurants, found)
      expect(findFaults(view, describeDirectory(view))).toEqual([])
      expect(findSentenceFaults(caption)).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('every view of the blog is described in whole sentences, wherever it is described', () => {
  fc.assert(
    fc.property(anyBlogSearch, (search) => {
      const view = findArticles(articles, search)
      expect(findFaults(view, describeBlog(view))).toEqual([])
    }),
  )
})
