import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeSpreadsheet } from '#src/domain/restaurant/spreadsheet.ts'
import { someRestaurants } from '#tests/domain/restaurant/some-restaurants.ts'

const urlOf = (slug: string) => `https://example.com/restaurants/${slug}`
const [semma] = someRestaurants.map((one) => ({ ...one, recognition: ['Star 2026', 'No. 1'] }))

/** Reads the cells of RFC 4180. */
const readCells = (csv: string): string[][] =>
  csv
    .slice(1)
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .slice(0, -1)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain = '']) =>
        quoted === undefined ? plain : quoted.replaceAll('""', '"'),
      ),
    )

test('a spreadsheet has a row for each restaurant, its address in columns of its own', () => {
  const contact = {
    address: '60 Greenwich Ave, No.\u00A02',
    zip: '10011',
    phone: '+1 212-373-8900',
    website: 'https://www.semma.nyc/',
  }
  const csv = writeSpreadsheet(semma ? [{ ...semma, ...contact }] : [], urlOf)
  expect(csv.slice(1)).toBe(
    `Rank,Name,Address,City,State,ZIP,Phone,Website,Price,Cuisine,Awards,Page\r
1,Semma,"60 Greenwich Ave, No. 2",New York,NY,10011,212-373-8900,https://www.semma.nyc/,$$,Indian,Star 2026; No. 1,https://example.com/restaurants/semma-new-york\r
`,
  )
})

test('every name is read back as it is, and none is a formula', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '"', ',', '\r\n', '\t', 'é', ' ') }),
      (name) => {
        const named = someRestaurants.map((one) => ({ ...one, name }))
        const csv = writeSpreadsheet(named, urlOf)
        const names = readCells(csv).map(([, cell]) => cell)
        expect(names).toHaveLength(someRestaurants.length + 1)
        for (const read of names.slice(1)) {
          expect(read?.replace(/^'/, '')).toBe(name)
          expect(read).not.toMatch(/^[=+\-@\t\r]/)
        }
      },
    ),
  )
})
