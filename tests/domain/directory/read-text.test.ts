import { expect, test } from 'vitest'
import { readAddress } from '#src/domain/directory/read-text.ts'
import { content } from '#tests/site-content.ts'

test.each([
  ['12 virginia ave, omaha', 'omaha'],
  ['5 main st, suite 200, austin, tx', 'austin, tx'],
  // The phone number of one of ours begins with 312.
  ['312 state st, omaha', 'omaha'],
  ['217 west huron street, chicago', '217 west huron street'],
  ['5115 westheimer rd, ste 3500, houston, tx 77056', '5115 westheimer rd'],
  ['1 michelin star, chicago', '1 michelin star, chicago'],
  ['10 restaurants, chicago', '10 restaurants, chicago'],
  ['24 street food places, houston', '24 street food places, houston'],
])('"%s" is read as "%s"', (text, read) => {
  expect(readAddress(text, content.restaurants)).toBe(read)
})
