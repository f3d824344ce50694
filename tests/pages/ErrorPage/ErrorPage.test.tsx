// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ErrorPage } from '#src/pages/ErrorPage/ErrorPage.tsx'
import { renderAt } from '#tests/render.tsx'

test('the screen has the title of the specification, and no details of the error', async () => {
  await renderAt('/', () => <ErrorPage reset={() => {}} />)
  const title = screen.getByRole('heading', { level: 1 })
  expect(title.textContent).toBe('Unexpected Application Error!')
})

test('there is a way home', async () => {
  await renderAt('/', () => <ErrorPage reset={() => {}} />)
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/')
})

test('Try again loads the page anew, then takes the screen away', async () => {
  const reset = vi.fn<() => void>()
  const { router } = await renderAt('/', () => <ErrorPage reset={reset} />)
  const invalidate = vi.spyOn(router, 'invalidate')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(reset).toHaveBeenCalledOnce())
  expect(invalidate.mock.invocationCallOrder[0]).toBeLessThan(
    reset.mock.invocationCallOrder[0] ?? 0,
  )
})
