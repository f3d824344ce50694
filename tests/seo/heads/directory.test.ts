import { expect, test } from 'vitest'
import type { DirectorySearch } from '#src/domain/directory/directory-schema.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { parseQueryString } from '#src/domain/url/query-string.ts'
import { describeDirectory, directoryHead } from '#src/seo/heads/directory.ts'
import { site } from '#src/site.ts'
import { directorySchema, findRestaurants, loadDirectorySearch } from '#tests/search-for.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'
import { content } from '#tests/site-content.ts'

const { restaurants } = content
const states = [...new Set(restaurants.map(({ state }) => state))]

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

test.each([
  ['?state=TX', 'Best Indian Restaurants in Texas', 'restaurants-tx', true],
  ['?state=TX&query=xqzjv', '0 restaurants in Texas matching “xqzjv”', 'restaurants-tx', false],
  ['?list=semma-new-york.nadu-chicago', 'Shared list: 2 restaurants', 'restaurants', false],
])('the head of %s: %s, image %s, indexed: %s', async (query, title, image, isIndexed) => {
  const search = directorySchema.parse(parseQueryString(query))
  const { meta, links } = await directoryHead(restaurants, search, loadDirectorySearch)
  expect(meta).toContainEqual({ title: `${title} · Pattal` })
  expect(meta).toContainEqual({ property: 'og:title', content: title })
  const shareImage = `${site.origin}/share/${image}.png`
  expect(meta).toContainEqual({ property: 'og:image', content: shareImage })
  expect(links).toEqual([{ rel: 'canonical', href: `${site.origin}/restaurants${query}` }])
  expect(meta.some(({ name }) => name === 'robots')).toBe(!isIndexed)
  expect(meta.some((tag) => 'script:ld+json' in tag)).toBe(isIndexed)
})
