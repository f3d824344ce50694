import fc from 'fast-check'
import { expect, test } from 'vitest'
import { publishPageTexts } from '#src/build/publish/search-texts.ts'
import type { DirectorySearch } from '#src/domain/directory/directory-schema.ts'
import { fold } from '#src/domain/finding/fold.ts'
import { elision, splitMatches } from '#src/domain/finding/highlight.ts'
import { filterLinks } from '#src/domain/finding/view.ts'
import { usStates } from '#src/domain/restaurant/us-states.ts'
import { findArticles, findRestaurants, searchFor } from '#tests/search-for.ts'
import { content } from '#tests/site-content.ts'

const { restaurants, entries, articles } = content
const pageTexts = publishPageTexts(content)

const find = (query: string, search: Partial<DirectorySearch> = {}) =>
  findRestaurants(restaurants, { ...search, query })
const heading = (query: string) => find(query).help?.heading
const shown = (query: string) => (find(query).help?.entries ?? []).map(({ item }) => item)
const names = (query: string) => shown(query).map(({ name }) => name)

test('every field of a page finds its restaurant', () => {
  for (const entry of entries) {
    const { slug, name, neighborhood, address, city, state, zip, phone, region, chef } = entry
    const { owners, near, order, goodFor = [], recognition = [] } = entry
    const people = [chef, owners, entry.people, ...recognition.map(({ to }) => to)]
    const place = [neighborhood, near, region, address, zip, phone, phone?.replaceAll(/\D/g, '')]
    const pasted = [`https://example.com/restaurants/${slug}`, `“${name}”,`]
    const street = address && `${address}, ${city}, ${state} ${zip ?? ''}`
    const why = [/^(?:\S+ ?){9}/, /\S+\. No .+/].flatMap((part) => part.exec(entry.why) ?? [])
    const texts = [name, ...people, ...place, ...pasted, street, ...why, ...order, ...goodFor]
    for (const text of texts.flatMap((one) => one || [])) {
      const { found, help } = find(text.split(' ').slice(0, 12).join(' '))
      const all = [...found, ...(help?.entries ?? []), ...(help?.more?.entries ?? [])]
      const slugs = all.map(({ item }) => item.slug)
      expect(slugs, text).toContain(slug)
    }
  }
})

test('every word of an article finds it, with the sentence that has it', () => {
  const wordsOf = (html: string) =>
    html.replaceAll(/<[^>]*>|&\w+;/g, ' ').match(/\p{L}{5,}/gu) ?? []
  const words = articles.flatMap(({ id, html }) => wordsOf(html).map((word) => ({ id, word })))
  fc.assert(
    fc.property(fc.constantFrom(...words), ({ id, word }) => {
      const { found, help } = findArticles(articles, { query: word })
      const match = [...found, ...(help?.entries ?? [])].find(({ item }) => item.id === id)
      const isShort = found.length > 0 && help === undefined
      const card = [match?.item.title, match?.item.excerpt, match?.item.category].join(' ')
      const text = match?.note?.text ?? card
      const isMarked = splitMatches(text, match?.query ?? '').some(({ isMatch }) => isMatch)
      expect(match === undefined ? isShort : isMarked, word).toBe(true)
    }),
  )
})

test('why a restaurant is shown as help is marked on its card or in the line below', () => {
  const phrases = fc
    .tuple(fc.constantFrom(...restaurants), fc.nat(), fc.integer({ min: 1, max: 3 }))
    .map(([{ slug, description, order }, at, length]) => {
      const all = [description, ...order, ...(pageTexts[slug] ?? []).map(({ text }) => text)]
      const words = all.join(' ').split(/[^\p{L}\p{N}]+/u)
      return words.slice(at % words.length, (at % words.length) + length).join(' ')
    })
  fc.assert(
    fc.property(phrases, (phrase) => {
      for (const { item, query, field, note } of find(phrase).help?.entries ?? []) {
        // The card marks the code of a state for its name.
        const state = field?.name === 'stateName' ? usStates[item.state] : item.state
        const card = [...Object.values(item), `${item.city}, ${state}`]
        const texts = fold([...card, note?.text].join(' '))
        const isMarked = query.split(elision).some((part) => texts.includes(fold(part)))
        expect(isMarked, `${phrase}: ${item.name}`).toBe(true)
      }
    }),
    { examples: [['Angeles CA'], ['or the']] },
  )
})

test.each([
  ['panipuri', /\bpani[ -]?puri\b/i],
  ['“Pani Puri”,', /\bpani[ -]?puri\b/i],
  ['the best pani puri', /\bpani[ -]?puri\b/i],
  ['street food', /\bstreet food\b/i],
  ['dosas', /\bdosas?\b/i],
  ['biriyani', /\bbiryani\b/i],
  ['bhindi', /\bokra\b/i],
  ['curry leaves', /\bcurry lea(?:f|ves)\b/i],
  ['dahl', /\bdals?\b/i],
  ['dhal', /\bdals?\b/i],
  ['nepalese', /\bnepali\b/i],
  ['chats', /\bchaat\b/i],
  ['smoky', /\bsmok/i],
  ['vegetarian', /vegetarian/i],
  ['opened in 2009', /"opened":2009/],
  ['bib gourmand 2025', /"Bib Gourmand"[^}]*2025/],
  ['without onion', /without onion/],
  ['restaurants with no alcohol', /no alcohol/],
])('%s shows every restaurant whose page has %s, in order of rank', (query, pattern) => {
  const pages = restaurants.map((one, index) => {
    const { opened, recognition } = entries[index] ?? {}
    return JSON.stringify([one, pageTexts[one.slug], { opened, recognition }])
  })
  expect(shown(query)).toEqual(restaurants.filter((_, index) => pattern.test(pages[index] ?? '')))
})

test('signs, spaces and stop words do not matter', () => {
  expect(names('biryani/dosa')).toEqual(names('dosa and biryani'))
  expect(names('#biryani')).toEqual(names('biryani'))
  expect(heading('goat biryani')).toBe('2 restaurants mention “goat biryani”')
  expect(find('goat biryani').help?.more?.heading).toBe('2 more mention “goat” and “biryani”')
  expect(find('opened 2023').help?.more).toBeUndefined()
  expect(heading('or the')).toBeUndefined()
  expect(heading('dosa dosa')).toBe(heading('dosa'))
  expect(names('https://www.semma.nyc/')).toEqual(['Semma'])
  expect(heading('217 West Huron Street')).toBe(
    '1 restaurant mentions “217”, “west”, “huron” and “street”',
  )
  expect(names('south')).not.toContain("Vik's Chaat")
  const asks =
    'semma menu,what to order at semma,semma reservations,reservations semma,directions to semma,places like semma'
  expect(new Set(asks.split(',').map(heading))).toEqual(new Set(['1 restaurant mentions “semma”']))
  expect(heading('sunny baweja')).toBe('1 restaurant mentions “sunny baweja”')
  expect(heading('nathai pirattal (snails)')).toMatch(/mentions “nathai pirattal snails”$/)
})

test('a filter narrows what is mentioned, and where it leaves nothing that is said', () => {
  const inDc = find('dosa', { state: 'DC' }).help
  expect(inDc?.heading).toBe('1 restaurant in Washington, D.C. mentions “dosa”')
  expect(inDc?.entries.map(({ item }) => item.name)).toEqual(['Tapori'])
  const { length } = names('dosa')
  const inTexas = find('dosa', { state: 'TX' }).help
  expect(inTexas?.heading).toBe(`${length} restaurants mention “dosa”, but none in Texas`)
  expect(inTexas?.entries).toHaveLength(length)
  expect(find('dosa idli', { state: 'TX' }).help?.heading).toBe(
    `${length} restaurants mention “dosa”, but none in Texas and no page mentions “idli”`,
  )
  const { help } = find('semma', { state: 'TX' })
  expect(help?.heading).toBe('1 restaurant matching “semma”, but it is not in Texas')
  expect(help?.search).toEqual(searchFor({ query: 'semma' }))
  expect(find('semma', { state: 'NY', price: '1' }).help?.heading).toMatch(/both in New York and/)
})

test('states count what help shows where nothing is listed', () => {
  const { countWith } = filterLinks(find('dosa'))
  expect(countWith('state', 'NY')).toBe(shown('dosa').filter(({ state }) => state === 'NY').length)
})

test.each([
  ['dossa', 'dosa'],
  ['biry', 'biryani'],
  ['conneticut', 'Connecticut'],
  ['vikas khana', 'Vikas Khanna'],
  ['pandia', 'Pandya'],
  ['michelen', 'Michelin'],
])('%s, with a slip, shows all of %s', (typed, meant) => {
  expect(heading(typed)).toBe(`Did you mean “${meant}”?`)
  expect(names(typed)).toEqual(names(meant))
})

const slips = 'smemma Semma,chigaco Chicago,tuscon Tucson,flordia Florida,ashville Asheville'
test.each(slips.split(','))('a slip in a name or place shows at most three entries: %s', (pair) => {
  const [typed = '', meant = ''] = pair.split(' ')
  const { help } = find(typed)
  expect(help?.heading).toBe(`Did you mean “${meant}”?`)
  expect(help?.search).toEqual(searchFor({ query: meant }))
  expect(help?.entries.length).toBeGreaterThan(0)
  expect(help?.entries.length).toBeLessThanOrEqual(3)
})

const alike =
  'Springfield, Ill.;springfield il;huntington w. va.;huntington wv;el paso tex;el paso tx;carlsbad caverns;carlsbad caverns national park;mt shasta;mount shasta;mt st helens;mount st. helens;between la and sf;la or sf;yelp.com/biz/gunpowder-dosa?utm=1;gunpowder dosa;google.com/maps/place/Lamb+Shank/@40.73,-74.00,17z;lamb shank;best indian restaurants in houston 2026;houston restaurants;comida india cerca de mi;near me;restaurantes indios de miami;restaurants in miami;डोसा;dosai;# 7;#7;https://pattal.com/restaurants?state=TX;restaurants in texas;google.com/search?q=dosa+houston&hl=en;dosa houston;glacier bay;glacier bay national park;les;lower east side;buford hwy;buford highway;cerca de mí;near me;we’re hungry in houston;in houston;just opened;recently opened;new openings;newest;opentable.com/r/semma-new-york?p=2;semma new york;resy.com/cities/ny/venues/dosa;dosai;toasttab.com/restaurant/dosa;dosai;Semma 4.6 (1,947) · $100–150;semma menu;panipoori;golgappa;murg makhani;butter chicken;estrellas michelin;michelin stars;james beard finalists;james beard nominees;tristate;tri state;friday in chicago;in chicago;splurge;fine dining;houston street nyc;nyc;midtown atlanta street food;atlanta street food;old town scottsdale mall;scottsdale mall;washington ave st louis;st louis;bindi;okra;sadya;sadhya;chinatown la;chinatown, la;houston museum;in houston'
test.each(alike.match(/[^;]+;[^;]+/g) ?? [])('both are answered alike: %s', (pair) => {
  const [one, other] = pair.split(';').map(heading)
  expect(one).toBeDefined()
  expect(one).toBe(other)
})

test('the right spelling is looked for in the chosen filters if something is there', () => {
  expect(find('semmma', { state: 'NY' }).help?.search).toEqual(
    searchFor({ state: 'NY', query: 'Semma' }),
  )
  expect(find('semmma', { state: 'TX' }).help?.search).toEqual(searchFor({ query: 'Semma' }))
  expect(find('huston', { award: 'michelin' }).help?.entries).toHaveLength(2)
})

test('a guess says below its heading what the right spelling leads to', () => {
  expect(find('seatle').help?.note).toBe('None in Seattle. The three nearest')
  expect(find('dossa', { cuisine: 'Nepali' }).help?.note).toMatch(/but no Nepali restaurants$/)
})

test('what is right is no misspelling: a name letter by letter, a place with another word', () => {
  for (const { name } of restaurants) {
    for (let length = 1; length <= name.length; length += 1) {
      expect(heading(name.slice(0, length)) ?? '').not.toContain('Did you mean')
    }
  }
  const places = fc.constantFrom('omaha', 'nyc', ...restaurants.map(({ city }) => city))
  const words = fc.constantFrom('pizza', 'brunch', 'kids', 'korean', 'outdoor seating')
  fc.assert(
    fc.property(places, words, (place, word) => {
      expect(heading(`${word} in ${place}`)).toMatch(/, but no page mentions “/)
    }),
    { examples: [['San Francisco', 'pizza']] },
  )
})

test.each([
  ['#1', [1]],
  ['who is the number 3', [3]],
  ['which restaurant is ranked 5', [5]],
  ['no. 12', [12]],
  ['top 10', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ['top three indian restaurants', [1, 2, 3]],
  ['number 1 in texas', restaurants.flatMap(({ state, rank }) => (state === 'TX' ? rank : []))],
  ["what's the number one restaurant on your list", [1]],
])('%s leads to the ranks %j', (query, ranks) => {
  expect(shown(query).map(({ rank }) => rank)).toEqual(ranks)
})

test.each(['cheap', '$'])('%s leads to all that are priced $, in the chosen state', (query) => {
  const cheap = restaurants.filter(({ priceRange }) => priceRange === '$')
  expect(heading(query)).toBe(`${cheap.length} restaurants priced $`)
  expect(shown(query)).toEqual(cheap)
  expect(find(query, { state: 'NY' }).help?.search).toEqual(searchFor({ state: 'NY', price: '1' }))
  expect(find(query, { state: 'TX' }).help).toMatchObject({
    heading: `${cheap.length} restaurants priced $, but none in Texas`,
    search: searchFor({ price: '1' }),
  })
})

test('best means the whole list, new what is marked NEW; dollars and near me are what we do not know', () => {
  for (const query of 'best indian food,best in America,all restaurants,top 100'.split(',')) {
    expect(find(query).help?.search, query).toEqual(searchFor({}))
  }
  expect(shown('new restaurants')).toEqual(restaurants.filter(({ isNew }) => isNew))
  expect(heading('restaurants near me')).toMatch(/^We do not use your location/)
  for (const query of ['$100', 'over $50', 'under $50', '30 dollars']) {
    expect(heading(query)).toBe('We list price tiers, not dollars')
  }
})

const nowhere = `mt everest,40.7364 -74.0013,bisi bele bath,date night,open late,brunch,kids,kid friendly,outdoor seating,delivery,pizza,gluten free,meat free in chicago,no pork,xqzjvwk,korean,where,jain,idly,indian chinese,haleem,puerto rico,open on sunday,rank ${restaurants.length + 1},halsted street,hill country,gas station,maneet chauhan,peanut allergy,dont serve pork,except biryani,egg-less,bangalore,all you can eat,all-you-can-eat,machli,celebration dinner,rabri,balti,corn,desi chinese,anglo indian,take out,mothers day,private room,mishti,machhi,dalia,deli,resort,cash only,black owned,strip mall,banh mi,i-95,ceda county,handi,kaleji,nadru,shakuti,bater`
test.each(nowhere.split(','))('%s is nowhere on the list, and nothing is guessed', (query) => {
  expect(find(query)).toMatchObject({ found: [], help: undefined })
})

test('a dish that a page says is not served is not found there', () => {
  expect(names('butter chicken')).not.toContain('Copra')
})
