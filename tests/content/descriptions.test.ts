import { expect, test } from 'vitest'
import { content } from '#tests/site-content.ts'

const { entries } = content

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/)
const lastOf = (text: string) => sentencesOf(text).at(-1) ?? ''

test.each(entries)('the description of $slug does not end on an award', ({ description }) => {
  expect(lastOf(description)).not.toMatch(
    /michelin|james beard|bib gourmand|\bstars?\b(?! anise)|\bawards?\b|semifinal|nomin/i,
  )
})

test.each([
  ['are about us', 6, /\b(?:we|us|our|ours)\b/i],
  [
    'compare with unnamed lesser rivals',
    5,
    /\b(?:most (?:kitchens|menus|restaurants|rooms)|other (?:kitchens|menus)|where others|plenty of|lesser|grander|as a rule|rarely|few (?:kitchens|rooms|menus))\b/i,
  ],
  [
    'play on language or schooling',
    5,
    /\b(?:school\w*|alumni|fluent|languages?|subtitles|accent|grammar|chapter|lecture|lesson|on speaking terms|dictionary|translat\w*)\b/i,
  ],
  ['order the courses', 5, /\bfirst,|\bthen\b|\b(?:begin|start) (?:with|on)\b|where to start/i],
  ['call a dish the order', 5, /\b(?:is|are) the (?:order|dish|one)\b|\bto order\b/i],
])('few descriptions %s: at most %i', (_habit, most, words) => {
  const found = entries.filter(({ description }) => words.test(description))
  expect(found.length, found.map(({ slug }) => slug).join()).toBeLessThanOrEqual(most)
})

test.each(entries)('why $slug has its rank: two sentences at most, without dishes', (entry) => {
  const { why, order } = entry
  expect(sentencesOf(why.replaceAll(/\b(No|St)\.\s/g, '$1 ')).length).toBeLessThanOrEqual(2)
  expect(order.filter((dish) => why.includes(dish.replace(/ \(.*/, '')))).toEqual([])
})

test.each(entries)('what to order at $slug is in its facts', ({ order, facts }) => {
  const known = facts.join(' ').toLowerCase()
  const dishes = order.join(' ').toLowerCase()
  for (const word of dishes.match(/\p{L}{4,}/gu) ?? []) {
    expect(known).toContain(word.replace(/s$/, ''))
  }
})

test.each(entries)('no award of $slug is later than its source', ({ recognition = [] }) => {
  for (const { years = [], asOf = Infinity } of recognition) {
    expect(Math.max(...years)).toBeLessThanOrEqual(asOf)
  }
})
