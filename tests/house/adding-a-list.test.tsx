import { useSearch } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FilterNav } from '#src/components/FilterNav/FilterNav.tsx'
import { ListView } from '#src/components/ListView/ListView.tsx'
import type { RenderCards } from '#src/components/ListView/use-cards.ts'
import { useListView } from '#src/components/ListView/use-list-view.ts'
import { SearchBox } from '#src/components/SearchBox/SearchBox.tsx'
import {
  defaultsOf,
  hrefOf,
  indexedViews,
  isIndexed,
  type Filter,
  type ListDefinition,
  type TextSearch,
} from '#src/domain/finding/list-definition.ts'
import { loadOnce } from '#src/domain/finding/load-once.ts'
import { oneOf, searchSchema, type SearchOf } from '#src/domain/finding/search-schema.ts'
import { formatCount } from '#src/domain/language/format-count.ts'
import {
  describeForScreenReader,
  describeFilters,
  viewTitle,
} from '#src/domain/finding/sentences.ts'
import { textSearch } from '#src/domain/finding/text-search.ts'
import { findView } from '#src/domain/finding/view.ts'
import { renderAt } from '#tests/render.tsx'

// The list begins.
const regions = ['North', 'South'] as const
const heats = ['1', '2', '3'] as const

interface Dish {
  name: string
  region: (typeof regions)[number]
  heat: (typeof heats)[number]
}

const noun = { one: 'dish', many: 'dishes' }
const filters = [
  {
    param: 'region',
    default: 'All',
    schema: () => oneOf(['All', ...regions]),
    matches: (dish, region) => dish.region === region,
    valuesOf: () => regions,
    name: (region) => (region === 'All' ? 'All regions' : `${region} India`),
    label: (region) => region,
    spoken: (region) => (region === 'All' ? 'All regions' : region),
    phrase: (region) => `from the ${region}`,
    isIndexed: true,
  } satisfies Filter<Dish, 'region', 'All' | (typeof regions)[number]>,
  {
    param: 'heat',
    default: 'All',
    schema: () => oneOf(['All', ...heats]),
    matches: (dish, heat) => dish.heat === heat,
    valuesOf: () => heats,
    name: (heat) => `Heat ${heat}`,
    label: (heat) => (heat === 'All' ? 'All' : '🌶'.repeat(Number(heat))),
    spoken: (heat) => (heat === 'All' ? 'Any heat' : `Heat ${heat} of 3`),
    phrase: (heat) => `of heat ${heat}`,
  } satisfies Filter<Dish, 'heat', 'All' | (typeof heats)[number]>,
] as const

const schema = searchSchema(filters)
type DishSearch = SearchOf<typeof filters>

const dishList: ListDefinition<Dish, DishSearch> = {
  // @ts-expect-error The site has no such route.
  path: '/dishes',
  noun,
  keyOf: ({ name }) => name,
  filters,
  fields: [{ name: 'name', text: ({ name }) => name }],
  loadTextSearch: loadOnce<TextSearch<Dish>>(
    async () => ({ ...textSearch, facts: [{ name: 'region', text: ({ region }) => region }] }),
    {},
  ),
  texts: {
    count: (count) => formatCount(noun, count),
    noResults: 'No such dish.',
    searchHint: 'You can search for names.',
    searchLabel: 'Search dishes',
    placeholder: 'Search dishes...',
  },
  heading: (search) => `Dishes ${describeFilters(dishList, search)}`.trim(),
}
// The list ends.

const dishes: readonly Dish[] = [
  { name: 'Masala dosa', region: 'South', heat: '2' },
  { name: 'Rasam', region: 'South', heat: '3' },
  { name: 'Idli', region: 'South', heat: '1' },
  { name: 'Chana masala', region: 'North', heat: '2' },
  { name: 'Naan', region: 'North', heat: '1' },
]

const dishTextSearch = await dishList.loadTextSearch()
const find = (search: Partial<DishSearch>) =>
  findView(dishList, dishes, { ...defaultsOf(dishList), ...search }, dishTextSearch)

const renderCards: RenderCards<Dish> = (entries) => (
  <ul aria-label="Dishes">
    {entries.map(({ item, isHidden }) => (
      <li key={item.name} hidden={isHidden}>
        {item.name}
      </li>
    ))}
  </ul>
)

function DishesPage() {
  const search = schema.parse(useSearch({ strict: false }))
  const { view, isSettled, searchText } = useListView(dishList, dishes, search)
  return (
    <>
      <h1>{viewTitle(view)}</h1>
      <SearchBox view={view} searchText={searchText} />
      <FilterNav label="Filter by region" view={view} param="region" hasCounts />
      <FilterNav label="Filter by heat" view={view} param="heat" hasCounts />
      <ListView view={view} isSettled={isSettled} renderCards={renderCards} />
    </>
  )
}

async function open(path: string) {
  const { router } = await renderAt(path, DishesPage, undefined, schema)
  return { url: () => router.history.location.href, user: userEvent.setup() }
}

const shownDishes = () =>
  within(screen.getByRole('list', { name: 'Dishes' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const linksOf = (row: string) =>
  within(screen.getByRole('navigation', { name: row }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])
const chips = () =>
  within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('link')

test('a list with two filters takes fewer than 60 lines', () => {
  const lines = readFileSync(import.meta.filename, 'utf8').split('\n')
  const length = lines.indexOf('// The list ends.') - lines.indexOf('// The list begins.') - 1
  expect(length).toBeGreaterThan(0)
  expect(length).toBeLessThan(60)
})

test('another spelling of a view becomes its URL: filters in the order of the definition, no default', async () => {
  const { url } = await open('/dishes?query=masala&heat=9&region=south&utm_source=x')
  await waitFor(() => expect(url()).toBe('/dishes?region=South&query=masala'))
  expect(shownDishes()).toEqual(['Masala dosa'])
})

test('each chip is a link to the view without its filter', async () => {
  const { url, user } = await open('/dishes?region=South&heat=2&query=dosa')
  expect(chips().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Remove filter: South India', '/dishes?heat=2&query=dosa'],
    ['Remove filter: Heat 2', '/dishes?region=South&query=dosa'],
    ['Remove filter: “dosa”', '/dishes?region=South&heat=2'],
    ['Clear all', '/dishes'],
  ])
  await user.click(screen.getByText('Heat 2'))
  expect(url()).toBe('/dishes?region=South&query=dosa')
})

test('the links of a row change their param only, and count with the other filters', async () => {
  const { url, user } = await open('/dishes?region=South&heat=2&query=a')
  expect(linksOf('Filter by region')).toEqual([
    ['All regions, 2 dishes', '/dishes?heat=2&query=a'],
    ['North, 1 dish', '/dishes?region=North&heat=2&query=a'],
    ['South, 1 dish', '/dishes?region=South&heat=2&query=a'],
  ])
  expect(linksOf('Filter by heat')).toEqual([
    ['Any heat, 2 dishes', '/dishes?region=South&query=a'],
    ['Heat 1 of 3, 0 dishes', '/dishes?region=South&heat=1&query=a'],
    ['Heat 2 of 3, 1 dish', '/dishes?region=South&heat=2&query=a'],
    ['Heat 3 of 3, 1 dish', '/dishes?region=South&heat=3&query=a'],
  ])
  await user.click(screen.getByText('🌶🌶🌶'))
  expect(url()).toBe('/dishes?region=South&heat=3&query=a')
  expect(shownDishes()).toEqual(['Rasam'])
  expect(screen.getByRole('heading').textContent).toBe(
    '1 dish from the South of heat 3 matching “a”',
  )
})

test('a typed text filters the list at once, and goes into the URL beside the filters', async () => {
  const { url, user } = await open('/dishes?region=South')
  await user.type(screen.getByRole('searchbox', { name: 'Search dishes' }), 'idli')
  expect(shownDishes()).toEqual(['Idli'])
  await waitFor(() => expect(url()).toBe('/dishes?region=South&query=idli'), { timeout: 20_000 })
})

test('close matches, announcements and titles come from the definition', () => {
  expect(find({ query: 'soutth' }).help?.heading).toBe('Did you mean “South”?')
  expect(describeForScreenReader(find({ region: 'South' }))).toBe('3 dishes found from the South.')
  expect(viewTitle(find({ heat: '2', query: 'masala' }))).toBe(
    '2 dishes of heat 2 matching “masala”',
  )
})

test('search engines index the views of the indexed filter only', () => {
  const hrefs = indexedViews(dishList, dishes).map((view) => hrefOf(dishList, view))
  expect(hrefs).toEqual(['/dishes?region=North', '/dishes?region=South'])
  expect(isIndexed(dishList, find({ heat: '2' }).search)).toBe(false)
})
