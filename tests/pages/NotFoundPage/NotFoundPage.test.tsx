import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NotFoundPage } from '#src/pages/NotFoundPage/NotFoundPage.tsx'
import { renderAt } from '#tests/render.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

const listen = () => vi.spyOn(console, 'warn').mockReturnValue()

test('the page says 404 and that it was not found, and leads home', async () => {
  listen()
  await renderAt('/nope', NotFoundPage)
  expect(screen.getByText('404')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
})

test('the missing path is logged to the console, once for each', async () => {
  const warn = listen()
  const { goTo } = await renderAt('/no/such?query=page', NotFoundPage)
  expect(warn.mock.calls).toEqual([['404: there is no page at /no/such']])
  await goTo('/nor-this')
  expect(warn.mock.calls.slice(1)).toEqual([['404: there is no page at /nor-this']])
})
