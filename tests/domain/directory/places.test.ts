import { expect, test } from 'vitest'
import { publishRestaurants } from '#src/build/content/publish-restaurants.ts'
import nicknames from '#src/build/nicknames.json' with { type: 'json' }
import { milesBetween } from '#src/domain/directory/distance.ts'
import { directoryList } from '#src/domain/directory/directory-list.ts'
import { loadView } from '#src/domain/finding/view.ts'
import { inWords } from '#src/domain/language/in-words.ts'
import { findRestaurants, freshSearch, searchFor } from '#tests/search-for.ts'
import { content } from '#tests/site-content.ts'

/** Of the day on which these were NEW. */
const restaurants = publishRestaurants(content.entries, '2026-10-01')
const find = (query: string, award = 'All') => findRestaurants(restaurants, { query, award })
const heading = (query: string) => find(query).help?.heading
const shown = (query: string) => (find(query).help?.entries ?? []).map(({ item }) => item)
const names = (query: string) => shown(query).map(({ name }) => name)
const inAny = (places: readonly string[]) =>
  restaurants.filter(({ city, state }) => places.some((one) => [city, state, ''].includes(one)))
/** '8 restaurants': in places, of all prices or of some. */
function count(places: string, prices = /./): string {
  const { length } = inAny(places.split('|')).filter((one) => prices.test(one.priceRange))
  return `${length} restaurant${length === 1 ? '' : 's'}`
}
const nyc = 'New York|Queens|Staten Island'
const chicago = `${count('Chicago')} in Chicago`
const houston = `${count('Houston')} in Houston`

test.each([
  ['omaha', 'Omaha', [41.26, -95.94]],
  ['portland maine', 'Portland, Maine', [43.66, -70.26]],
  ['springfield mo', 'Springfield, Missouri', [37.22, -93.3]],
  ['Ft. Worth', 'Fort Worth', [32.73, -97.32]],
  ['94103', '94103', [37.77, -122.41]],
  ['hawaii', 'Hawaii', [21.3, -157.9]],
  ['hudson valley', 'the Hudson Valley', [41.7, -73.93]],
  ['bronx', 'the Bronx', [40.85, -73.87]],
  ['joint base lewis mcchord', 'Joint Base Lewis McChord, Washington', [47.09, -122.58]],
  ['near central park', 'Central Park', [40.78, -73.97]],
  ['soho nyc', 'SoHo', [40.73, -74]],
  ['flushing queens', 'Flushing, New York', [40.77, -73.83]],
] as const)('%s, where we list none, shows the nearest three with miles', (query, name, at) => {
  const { help } = find(query)
  expect(help?.heading).toMatch(new RegExp(`^None in ${name}\\. The (?:three )?nearest`))
  const miles = (one: (typeof restaurants)[number]) => milesBetween(at, one.at)
  const nearest = restaurants.toSorted((a, b) => miles(a) - miles(b)).slice(0, 3)
  expect(new Set(shown(query))).toEqual(new Set(nearest))
  expect(help?.entries.every(({ distance }) => / miles?$/.test(distance ?? ''))).toBe(true)
})

test('far places say how far it is, and a name of several states names the others', () => {
  expect(heading('omaha')).toBe('None in Omaha. The nearest is 290 miles away, in Minneapolis, MN')
  expect(heading('honolulu')).toBe(
    'None in Honolulu. The nearest is 2,390 miles away, in San Francisco, CA',
  )
  expect(heading('long island')).toMatch(/^None on Long Island\. /)
  // A ZIP code of one firm.
  expect(heading('12345')).toMatch(/^None in 12345\. /)
  // Ohio has two.
  expect(find('geneva').help?.others).toEqual(['Geneva, NY', 'Geneva, OH'])
  expect(find('indian in washington').help?.others).toEqual(['Washington, DC'])
  expect(find('indian in california').help?.others).toEqual([])
  expect(heading('omaha or boise')).toBe(heading('omaha'))
  expect(heading('dallas or austin')).toBe(heading('dallas'))
  expect(heading('omaha orange chicken')).toMatch(/^None in Omaha\. /)
  expect(find('dallas or austin').help?.others).toContain('Austin, TX')
  expect(find('georgetown').help?.others).toContain('Georgetown, TX')
})

test('where we list some, those come first, then what is nearby', () => {
  const { help } = find('SF')
  expect(help?.heading).toBe('1 restaurant in SF')
  expect(help?.more).toMatchObject({ heading: 'Nearby' })
  expect(help?.more?.entries.map(({ item }) => item.city)).toEqual(['Berkeley', 'Palo Alto'])
  expect(heading('new york')).toMatch(/^\d more nearby$/)
  expect(heading('chicago il')).toBe(chicago)
})

test.each([
  ['chicago, houston and new orleans', 'Chicago|Houston|New Orleans'],
  ['new orleans houston chicago', 'Chicago|Houston|New Orleans'],
  ['la or fullerton or las vegas', 'Los Angeles|Fullerton|Las Vegas'],
  ['decatur in georgia', 'Decatur'],
  ['where should i eat in dc tonight', 'Washington'],
  ['a table for two in houston', 'Houston'],
  ['houston or houston', 'Houston'],
  ['indian food in or', 'Portland'],
])('%s shows what is in %s', (query, cities) => {
  expect(new Set(shown(query))).toEqual(new Set(inAny(cities.split('|'))))
})

test.each(nicknames)('$name leads to all that is in $places', ({ name, places: all }) => {
  const { found, help } = find(name)
  expect(help?.heading ?? found.length).not.toBe(0)
  const listed = help?.heading.startsWith('None ') ? [] : [...found, ...(help?.entries ?? [])]
  expect(new Set(listed.map(({ item }) => item))).toEqual(new Set(inAny(all)))
})

test('a region of several states is named as people name it', () => {
  expect(heading('midwest')).toMatch(/^\d+ restaurants in the Midwest$/)
  expect(heading('west coast')).toMatch(/^\d+ restaurants on the West Coast$/)
  expect(heading('the dakotas')).toMatch(/^None in the Dakotas\. The nearest is \d+ miles away/)
  expect(names('best chef midwest')).toEqual(['Hai Hai'])
  expect(names('Best Chef: South')).toEqual(['Saffron NOLA', 'Ghee Indian Kitchen'])
  expect(heading('southeast asian')).toBe('2 restaurants mention “south east asian”')
})

test('a neighborhood of ours that is a place is here, and nothing is shown twice', () => {
  expect(heading('jackson heights')).toBe('1 restaurant in Jackson Heights')
  for (const query of ['seattle', 'boston', 'jackson heights']) {
    const { help } = find(query)
    const all = [...(help?.entries ?? []), ...(help?.more?.entries ?? [])].map(({ item }) => item)
    expect(all, query).toHaveLength(new Set(all).size)
  }
  const { found, help: more } = find('houston', 'michelin')
  const others = find('houston').found.length - found.length
  expect(more?.heading).toBe(`${others} more restaurants in Houston`)
  expect(heading('nyc manhattan')).toBe(heading('manhattan'))
  expect(names('10011-1234')).toEqual(['Semma'])
})

test.each([
  [{ price: '4', query: 'nyc' }, `${count(nyc)} in NYC, but none priced $$$$`],
  [{ state: 'NY', query: 'nyc' }, `${count(nyc)} in NYC`],
  [{ state: 'TX', query: 'nyc' }, `${count(nyc)} in NYC, but none in Texas`],
  [{ state: 'MA', query: 'new england' }, '1 restaurant in Massachusetts in New England'],
  [{ query: 'rasika washington' }, '2 restaurants in Washington mention “rasika”'],
  [{ query: 'cheapest biryani nyc' }, '3 restaurants in NYC mention “biryani”, but none priced $'],
  [{ query: 'kendall' }, '1 restaurant in Kendall'],
  [{ query: 'expensive nyc' }, `${count(nyc, /.../)} priced $$$ or $$$$ in NYC`],
  [{ price: '3', query: 'expensive nyc' }, `${count(nyc, /^...$/)} priced $$$ in NYC`],
  [{ price: '2', query: '$ lamb' }, '3 restaurants priced $$ mention “lamb”, but none priced $'],
  [{ query: 'less expensive in nyc' }, `${count(nyc, /^.$/)} priced $ in NYC`],
  [{ query: 'nyc $ to $$$' }, `${count(nyc, /^.{1,3}$/)} priced $, $$ or $$$ in NYC`],
  [{ query: 'chef pathak' }, '1 restaurant mentions “pathak”'],
  [{ query: 'family lunch or business anniversary in chicago' }, chicago],
  [{ query: 'jackson hts queens' }, '1 restaurant in Jackson Heights'],
  [{ query: 'cincinatti ohio' }, 'Did you mean “Cincinnati ohio”?'],
  [{ query: 'affordable fine dining nyc' }, `${count(nyc, /^.$/)} priced $ in NYC`],
  [{ query: 'in nyc for less than 30 dollars' }, `${count(nyc)} in NYC`],
  [{ query: 'most expensive' }, `${count('', /..../)} priced $$$$`],
  [{ query: 'new in chicago 2026' }, '1 restaurant in Chicago marked NEW'],
  [
    { query: 'new restaurants in texas' },
    'None in Texas marked NEW. The nearest marked NEW is 940 miles away, in Chicago, IL',
  ],
  [{ query: 'biryani nyc or la' }, '3 restaurants in NYC or in L.A. mention “biryani”'],
  [{ query: 'buford hwy' }, 'None on Buford Highway. The three nearest'],
  [{ query: 'seattle eastside' }, '1 restaurant on the Seattle Eastside'],
  [{ query: 'west chester' }, 'None in West Chester, Pennsylvania. The three nearest'],
  [{ query: 'westchester' }, 'None in Westchester, New York. The three nearest'],
  [{ query: 'saint louis' }, 'None in St. Louis, Missouri. The three nearest'],
  [{ query: 'salem in oregon' }, 'None in Salem, Oregon. The three nearest'],
  [{ query: 'indian in greenwich' }, 'None in Greenwich, Connecticut. The three nearest'],
  [{ query: 'from chicago to houston' }, `${count('Chicago|Houston')} in Chicago or in Houston`],
  [{ query: 'brooklyn or queens' }, `${count('Queens')} in Queens or in Brooklyn, New York`],
  [{ query: 'new york new jersey' }, `${count('NY|NJ')} in New York or in New Jersey`],
  [{ query: 'georgia atlanta' }, 'None in Atlanta, Georgia. The three nearest'],
  [{ query: 'lunch east village new york' }, '2 restaurants in East Village'],
  [{ query: 'georgetown dc' }, 'None in Georgetown, Washington, D.C. The three nearest'],
  [{ query: 'san antonio houston' }, houston],
  [{ query: 'fremont seattle' }, 'None in Seattle. The three nearest'],
  [{ query: 'marina sf' }, '1 restaurant in SF, but no page mentions “marina”'],
  [{ query: 'montrose houston' }, `${houston}, but no page mentions “montrose”`],
  [{ query: 'penn quarter washington' }, '1 restaurant in Penn Quarter'],
  [{ query: 'atlanta midtown' }, 'None in Atlanta, Georgia. The three nearest'],
  [{ query: 'southeast portland' }, '1 restaurant in Portland'],
  [{ query: 'west seattle' }, 'None in Seattle. The three nearest'],
  [{ query: 'we are looking for food close to 10011' }, '1 restaurant in 10011'],
  [{ state: 'TX', query: 'nepali' }, '3 Nepali restaurants, but none in Texas'],
  [{ state: 'TX', query: 'best indian food' }, `${count('TX')} in Texas`],
  [{ query: 'avondale chicago' }, '1 restaurant in Avondale'],
  [{ query: 'oak tree road' }, '1 restaurant on Oak Tree Road'],
  [{ query: 'center city' }, '1 restaurant in Center City'],
  [{ query: 'midtown atlanta' }, 'None in Atlanta, Georgia. The three nearest'],
  [{ state: 'VA', query: 'arlington' }, 'None in Arlington, Virginia. The three nearest'],
  [{ state: 'ME', query: 'portland' }, undefined],
  [{ query: '12 Dallas Ave, Boston, MA 02108, USA' }, 'None in 02108. The three nearest'],
  [{ query: '101 S 39th St, Philadelphia' }, '1 restaurant mentions “101”, “39th” and “st”'],
  [{ query: 'gluten free in chicago' }, `${chicago}, but no page mentions “gluten free”`],
  [{ query: 'no onion or garlic in chicago' }, undefined],
  [{ query: 'not in chicago' }, undefined],
  [{ query: 'indian wells' }, 'None in Indian Wells, California. The three nearest'],
  [{ query: '620 taylor street' }, '1 restaurant mentions “620”, “taylor” and “street”'],
  [{ query: 'james beard in houston' }, '2 James Beard-recognized restaurants in Houston'],
  [{ query: '10 miles from chicago' }, chicago],
  [{ state: 'NY', query: 'indian' }, '6 Indian restaurants in New York'],
  [{ state: 'IL', query: 'new' }, '1 restaurant in Illinois marked NEW'],
  [{ cuisine: 'Nepali', query: 'semma' }, '1 restaurant matching “semma”, but it is not Nepali'],
  [{ query: 'malai kofta' }, '3 restaurants mention “malai”, but no page mentions “kofta”'],
  [{ query: 'best resturants 2025' }, `All ${inWords(restaurants.length)} are on our list`],
  [{ query: 'the closest to me' }, 'We do not use your location. Type your city or ZIP code'],
  [{ query: 'chicken tikka masla' }, '2 restaurants mention “chicken tikka masala”'],
  [{ query: 'michelin stars' }, '4 restaurants mention “michelin star”'],
  [{ query: 'james beard winner' }, '5 restaurants mention “james beard winner”'],
  [{ query: 'michelin guide 2024 chicago' }, '3 Michelin-recognized restaurants in Chicago'],
  [{ query: 'award winning texas' }, '4 Michelin- or James Beard-recognized restaurants in Texas'],
  [{ query: 'moderately priced in chicago' }, `${count('Chicago', /^..$/)} priced $$ in Chicago`],
  [{ query: 'goat biryani dc' }, '1 restaurant in Washington, D.C. mentions “goat” and “biryani”'],
  [{ query: 'south indian' }, '4 more restaurants mention “south india”'],
  [{ query: 'jfk airport' }, 'None at JFK. The three nearest'],
  [{ query: 'yosemite national park' }, 'None in Yosemite. The three nearest'],
  [{ query: 'rice pilaf' }, '5 restaurants mention “rice”, but no page mentions “pilaf”'],
  [{ query: 'catering wedding chicago' }, `${chicago}, but no page mentions “wedding”`],
  [
    { award: 'michelin', query: 'omaha' },
    'No Michelin-recognized restaurants in Omaha. The nearest is 430 miles away, in Chicago, IL',
  ],
] as const)('%o is answered with "%s"', (search, expected) => {
  expect(findRestaurants(restaurants, search).help?.heading).toBe(expected)
})

test('LA means Los Angeles first, and lists Louisiana before letters inside words', () => {
  const { found, help } = find('LA')
  expect(help).toMatchObject({ heading: '1 restaurant in L.A.', isFirst: true })
  expect(names('LA')).toEqual(['Pijja Palace'])
  expect(found.slice(0, 2).map(({ item }) => item.state)).toEqual(['LA', 'LA'])
})

test('a place and words show what there has them, or the nearest that does', () => {
  expect(heading('dosa in nyc')).toBe('1 restaurant in NYC mentions “dosa”')
  expect(heading('tx dosa')).toBe(heading('dosa tx'))
  expect(heading('washington state')).toBe('1 restaurant in Washington State')
  expect(heading('places to visit around the downtown area of chicago')).toBe(heading('chicago il'))
  expect(heading('kelvyn park chicago')).toBe(`${chicago}, but no page mentions “kelvyn”`)
  expect(heading('rasika chicken tikka')).toBe(
    '4 restaurants mention some of “rasika”, “chicken” and “tikka”',
  )
  expect(names('rasika chicken tikka')[0]).toBe('Rasika')
  expect(heading("hi can't miss places in chicago")).toMatch(new RegExp(`^${chicago}, but`))
  expect(heading('vegetarian tasting menu')).toMatch(/“vegetarian” and “tasting menu”$/)
  expect(heading('semma rasika nyc')).toBe('1 restaurant in NYC mentions “semma” or “rasika”')
  expect(names('rania dc')).toEqual(['Rania'])
  expect(heading('dosa in dallas')).toMatch(
    /^None in Dallas, Texas\. The nearest that mentions “dosa” is \d+ miles away/,
  )
  const { more } = find('dosa in dallas').help ?? {}
  expect(more?.heading).toBe('The nearest on our list')
  expect(new Set(more?.entries.map(({ item }) => item.city))).toEqual(new Set(['Houston']))
  expect(find('wa').help).toBeUndefined()
  expect(find('top 10').help?.unfiltered).toEqual([])
  expect(heading('cheap dosa')).toMatch(/^\d restaurants? priced \$ mentions? “dosas?”$/)
})

const inNewTab =
  'omaha,los gatos,losangeles,state college,indian wells,st. louis,the bronx,dc,portland me,seatle,oston,10011,at&t stadium,12 south,9/11 memorial,downtown disney,university of washington,30th street station,crypto.com arena,springfield ill.,huntington w. va.,sequoia'
test.each(inNewTab.split(','))('%s is answered in a new tab, too', async (query) => {
  const { help } = await loadView(directoryList, restaurants, searchFor({ query }), freshSearch)
  expect(help).toEqual(find(query).help)
})
