import { expect, test } from 'vitest'
import type { DirectorySearch } from '#src/domain/directory/directory-schema.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { describeDirectory, directoryHead } from '#src/seo/heads/directory.ts'
import { site } from '#src/site.ts'
import { findRestaurants, loadDirectorySearch, searchFor } from '#tests/search-for.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'
import { content } from '#tests/site-content.ts'

const { restaurants } = content
const states = [...new Set(restaurants.map(({ state }) => state))]
const three = restaurants.slice(0, 3)
const list = three.map(({ slug }) => slug).join('.')

const describe = (items: readonly Restaurant[], search: Partial<DirectorySearch>) =>
  describeDirectory(findRestaurants(items, search))

const guide =
  'with ranks, prices and what to order, from our ranked guide to Indian cooking in America.'
const guideToOne = guide.replace('ranks, prices', 'its rank, its price')
const nothing = 'No restaurants found matching your search.'
const browse = 'Browse the whole ranked guide, state by state.'

test.each<[Partial<DirectorySearch>, string]>([
  [{}, `7 restaurants in five states and the District of Columbia, ${guide}`],
  [{ state: 'TX' }, `2 restaurants in Texas: Musaafer and Kiran’s, ${guide}`],
  [{ query: 'houston' }, `2 restaurants matching “houston”: Musaafer and Kiran’s, ${guide}`],
  [{ query: 'a' }, `7 restaurants matching “a”, led by Semma, ${guide}`],
  [{ query: 'xqzjv' }, `${nothing} ${directoryList.texts.searchHint} ${browse}`],
  [
    { query: 'omaha' },
    `None in Omaha. The nearest is 230 miles away, in New York, NY: Semma, ${guideToOne}`,
  ],
  [{ query: 'dosa' }, `7 restaurants mention “dosa”, led by Semma, ${guide}`],
  [{ query: 'dossa' }, `Did you mean “dosa”? 7 restaurants, led by Semma, ${guide}`],
  [{ list: 'nadu-chicago' }, `1 restaurant on this list: Nadu, ${guideToOne}`],
  [{ list: 'nadu-chicago', state: 'TX' }, `No restaurants found in Texas on this list. ${browse}`],
])('the view %o is described by what it shows', (search, description) => {
  expect(describe(someRestaurants, search)).toBe(description)
})

test.each(['All' as const, ...states])('%s is described in 120–160 characters', (state) => {
  expect(describe(restaurants, { state })).toMatch(/^.{120,160}$/s)
})

test.each<[Partial<DirectorySearch>, string, string, string, boolean]>([
  [
    { state: 'TX' },
    'Best Indian Restaurants in Texas',
    'restaurants-tx',
    '/restaurants?state=TX',
    true,
  ],
  [
    { state: 'TX', query: 'xqzjv' },
    '0 restaurants in Texas matching “xqzjv”',
    'restaurants-tx',
    '/restaurants?state=TX&query=xqzjv',
    false,
  ],
  [{ list }, 'Shared list: 3 restaurants', 'restaurants', `/restaurants?list=${list}`, false],
])('the head of %o: %s, image %s, at %s, indexed: %s', async (search, ...expected) => {
  const { meta, links } = await directoryHead(restaurants, searchFor(search), loadDirectorySearch)
  const [title, image, path, isIndexed] = expected
  expect(meta).toContainEqual({ title: `${title} · Pattal` })
  expect(meta).toContainEqual({ property: 'og:title', content: title })
  const shareImage = `${site.origin}/share/${image}.png`
  expect(meta).toContainEqual({ property: 'og:image', content: shareImage })
  expect(links).toEqual([{ rel: 'canonical', href: site.origin + path }])
  expect(meta.some(({ name }) => name === 'robots')).toBe(!isIndexed)
  expect(meta.some((tag) => 'script:ld+json' in tag)).toBe(isIndexed)
})
