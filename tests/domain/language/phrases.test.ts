import { expect, test } from 'vitest'
import { findPhrases, splitPhrases, type Phrase } from '#src/domain/language/phrases.ts'

const pirattal: Phrase = { text: 'nathai pirattal', lang: 'ta-Latn' }
const kleh: Phrase = { text: 'doh kleh', lang: 'kha' }

test('a phrase is found in any case', () => {
  expect(findPhrases('Doh kleh, a pork salad', [pirattal, kleh])).toEqual([kleh])
})

test('a part of a word is no phrase', () => {
  expect(findPhrases('xdoh klehs', [kleh])).toEqual([])
})

test('a text is cut at its phrases, each with its language', () => {
  expect(splitPhrases('Doh kleh or nathai pirattal?', [pirattal, kleh])).toEqual([
    { text: 'Doh kleh', start: 0, lang: 'kha' },
    { text: ' or ', start: 8 },
    { text: 'nathai pirattal', start: 12, lang: 'ta-Latn' },
    { text: '?', start: 27 },
  ])
})

test('a text without phrases stays whole', () => {
  expect(splitPhrases('Order the dosa.', [])).toEqual([{ text: 'Order the dosa.', start: 0 }])
  expect(splitPhrases('Order the dosa.', [kleh])).toEqual([{ text: 'Order the dosa.', start: 0 }])
})
