import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRecognition, listAwards } from '#src/domain/restaurant/recognition.ts'

const star = { award: 'Michelin', result: 'star', years: [2022, 2023, 2024], asOf: 2026 }
const winner = { award: 'James Beard', result: 'winner', years: [2025] }
const nominee = { award: 'James Beard', result: 'nominee', years: [2024] }
const semifinalist = { award: 'James Beard', result: 'semifinalist', years: [2018, 2019, 2022] }
const list = { award: 'Boston magazine', result: 'Best Indian Restaurant', years: [2006] }
const undated = { award: 'Queens Momo Crawl', result: 'Five-time winner' }

test('consecutive years are written as a range', () => {
  expect(formatRecognition([star])).toEqual(['Michelin star 2022–2024'])
  expect(formatRecognition([semifinalist])).toEqual(['James Beard semifinalist 2018–2019, 2022'])
})

test('the strongest comes first, and of each award the strongest result', () => {
  expect(formatRecognition([list, semifinalist, nominee, winner, star])).toEqual([
    'Michelin star 2022–2024',
    'James Beard winner 2025',
    'Best Indian Restaurant, Boston magazine 2006',
  ])
})

test('a category is named after the result, with its years alone', () => {
  const chef = { ...winner, category: 'Best Chef: New York State' }
  expect(formatRecognition([chef])).toEqual(['James Beard winner: Best Chef, New York State 2025'])
  const before = { ...semifinalist, category: 'Best Chef: South', years: [2018, 2019] }
  const newest = { ...semifinalist, category: 'Outstanding Restaurant', years: [2025] }
  expect(formatRecognition([newest, before])).toEqual([
    'James Beard semifinalist: Outstanding Restaurant 2025',
  ])
})

test('an award without a date is left out if another has one', () => {
  expect(formatRecognition([undated])).toEqual(['Five-time winner, Queens Momo Crawl'])
  expect(formatRecognition([undated, list])).toEqual([
    'Best Indian Restaurant, Boston magazine 2006',
  ])
})

test('the order in the file does not matter', () => {
  const all = [star, winner, list, { ...list, award: 'Time' }]
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: 1 }), (some) => {
      expect(formatRecognition(some)[0]?.startsWith('Michelin')).toBe(some.includes(star))
    }),
  )
})

test('a row has its detail and its years; an award whose years all came before the opening says so', () => {
  const detailOf = (opened?: number) => listAwards([semifinalist], opened)[0]?.detail
  expect(detailOf(2023)).toBe('before this restaurant opened')
  expect(detailOf(2022)).toBe('')
  expect(detailOf()).toBe('')
  expect(listAwards([{ ...undated, asOf: 2025 }])[0]?.years).toBe('as of 2025')
  expect(listAwards([star], 2023)).toMatchObject([{ detail: '', years: '2022–2024' }])
})
