import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answers } from '#src/build/bundle/lean-react.ts'

const react = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8')

test.each(answers)('React still asks %s', (question) => {
  expect(react).toMatch(question)
})

test('the questions about one browser feature are put in no other words', () => {
  const rest = answers.reduce((text, [question]) => text.replaceAll(question, ''), react)
  expect(rest).not.toMatch(/documentMode" in|typeof reportError|CompositionEvent" in/)
})
