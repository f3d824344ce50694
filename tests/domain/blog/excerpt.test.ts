import { expect, test } from 'vitest'
import { beginExcerpt } from '#src/domain/blog/excerpt.ts'
import { content } from '#tests/site-content.ts'

const excerpt =
  'A dosa crackles, is torn and eaten; the batter took two to three days to get there. Out of sight stand a grinder and four pots of gravy. How much of it do you taste?'

test.each(['', 'dosa', 'batter', 'nowhere'])('"%s" leaves it whole', (query) => {
  expect(beginExcerpt(excerpt, query)).toBe(excerpt)
})

test('a match further on has it begin with its sentence', () => {
  expect(beginExcerpt(excerpt, 'TASTE')).toBe('… How much of it do you taste?')
})

test('every word of every excerpt is near the beginning of what is shown for it', () => {
  for (const { excerpt: whole } of content.articles) {
    for (const word of whole.split(/\s+/)) {
      expect(beginExcerpt(whole, word).slice(0, 180)).toContain(word)
    }
  }
})
