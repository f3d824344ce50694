import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitRecognition, tellRecognition } from '#src/domain/restaurant/recognition.ts'

const tell = (all: Parameters<typeof tellRecognition>[0]) => splitRecognition(tellRecognition(all))
const star = { award: 'Michelin', result: 'star', years: [2022, 2023, 2024], asOf: 2026 }
const bib = { award: 'Michelin', result: 'Bib Gourmand', asOf: 2026 }
const winner = { award: 'James Beard', result: 'winner', years: [2025] }
const nominee = { award: 'James Beard', result: 'nominee', years: [2024] }
const semifinalist = { award: 'James Beard', result: 'semifinalist', years: [2018, 2019, 2022] }
const list = { award: 'Boston magazine', result: 'Best Indian Restaurant', years: [2006] }
const undated = { award: 'Queens Momo Crawl', result: 'Five-time winner' }

test('years that follow one another are told as from and to', () => {
  expect(tell([star])).toEqual(['Michelin star 2022–2024'])
  expect(tell([semifinalist])).toEqual(['James Beard semifinalist 2018–2019, 2022'])
})

test('where no source names the years, the year of the source stands', () => {
  expect(tell([bib])).toEqual(['Michelin Bib Gourmand 2026'])
})

test('the strongest comes first, and of each award the strongest result', () => {
  expect(tell([list, semifinalist, nominee, winner, star])).toEqual([
    'Michelin star 2022–2024',
    'James Beard winner 2025',
    'Best Indian Restaurant, Boston magazine 2006',
  ])
})

test('a nomination is stronger than a Bib Gourmand, which is stronger than a semifinal', () => {
  expect(tell([bib, nominee])[0]).toBe('James Beard nominee 2024')
  expect(tell([semifinalist, bib])[0]).toBe('Michelin Bib Gourmand 2026')
})

test('the same result of several categories is told once, with all its years', () => {
  const again = { ...semifinalist, years: [2025] }
  expect(tell([again, semifinalist])).toEqual(['James Beard semifinalist 2018–2019, 2022, 2025'])
})

test('what no source dates stands only where nothing else does', () => {
  expect(tell([undated])).toEqual(['Five-time winner, Queens Momo Crawl'])
  expect(tell([undated, list])).toEqual(['Best Indian Restaurant, Boston magazine 2006'])
})

test('the order in the file does not matter, and there are at most three', () => {
  const all = [star, winner, list, { ...list, award: 'Time' }, { ...list, award: 'Eater' }]
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: 1 }), (some) => {
      const told = tell(some)
      expect(told.length).toBe(Math.min(3, some.length))
      expect(told[0]?.startsWith('Michelin')).toBe(some.includes(star))
    }),
  )
})
