// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { removeServedData } from '#src/boot/remove-served-data.ts'

test('structured data goes with the first navigation', () => {
  document.head.innerHTML = '<script type="application/ld+json">{}</script>'
  const history = createMemoryHistory({ initialEntries: ['/'] })
  removeServedData(history)
  const types = () => [...document.querySelectorAll('script')].map(({ type }) => type)
  expect(types()).toEqual(['application/ld+json'])
  history.push('/about')
  expect(types()).toEqual([])
})
