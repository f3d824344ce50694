import { expect, test } from 'vitest'
import { listAwards } from '#src/domain/restaurant/recognition.ts'

const star = { award: 'Michelin', result: 'star', years: [2022, 2023, 2024] }
const semifinal = {
  award: 'James Beard',
  result: 'semifinalist',
  years: [2020],
}

test('a row has its detail and its years; an award whose years all came before the opening says so', () => {
  const detailOf = (opened?: number) => listAwards([semifinal], opened)[0]?.detail
  expect(detailOf(2023)).toBe('before this restaurant opened')
  expect(detailOf(2020)).toBe('')
  expect(detailOf()).toBe('')
  expect(listAwards([star], 2023)).toMatchObject([{ detail: '', years: '2022–2024' }])
})
