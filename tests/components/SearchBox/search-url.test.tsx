import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { box, listed, openList } from '#tests/components/ListView/open-list.tsx'

test('Enter writes the text at once and loads no page', async () => {
  const { user, url, writes } = await openList('/restaurants')
  await user.type(box(), 'semma')
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false)
  expect(url()).toBe('/restaurants?query=semma')
  await user.tab()
  expect(writes).toHaveLength(1)
})

test.each([
  { key: 'Tab' },
  { key: 'F5' },
  { key: 'r', ctrlKey: true },
  { key: 'ArrowLeft', altKey: true },
])('%o may leave the view, and the URL has the text by then', async (event) => {
  const { url } = await openList('/restaurants')
  fireEvent.change(box(), { target: { value: 'idli' } })
  fireEvent.keyDown(box(), event)
  if (event.key === 'Tab') {
    fireEvent.blur(box())
  }
  expect(url()).toBe('/restaurants?query=idli')
})

test('a text that the URL has already is not written again', async () => {
  const { user, writes } = await openList('/restaurants?query=semma')
  await user.type(box(), 'i{Backspace} ')
  await user.tab()
  expect(writes).toEqual([])
})

test('the first search after a filter adds a history entry, and later ones replace it', async () => {
  const { user, url, goTo, goBack, history } = await openList('/restaurants?state=CA')
  await goTo('/restaurants?state=CA&price=2')
  await user.type(box(), 'copra{Enter}')
  expect([url(), history.length]).toEqual(['/restaurants?state=CA&price=2&query=copra', 3])
  await user.type(box(), 'x{Enter}')
  expect([url(), history.length]).toEqual(['/restaurants?state=CA&price=2&query=coprax', 3])
  await goBack()
  expect([url(), box().value]).toEqual(['/restaurants?state=CA&price=2', ''])
  expect(listed()).toEqual(['Copra'])
})

test('Back to an entry of the same view drops the pending text too', async () => {
  const { user, url, goTo, goBack } = await openList('/restaurants')
  await goTo('/restaurants?state=TX')
  await user.type(box(), 'kiran{Enter}')
  await user.clear(box())
  await user.type(box(), '{Enter}')
  expect(url()).toBe('/restaurants?state=TX')
  await user.type(box(), 'zzz')
  await goBack()
  expect([box().value, url()]).toEqual(['', '/restaurants?state=TX'])
})
