import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ErrorPage } from '#src/pages/ErrorPage/ErrorPage.tsx'
import { renderAt } from '#tests/render.tsx'

test('the page has the title of the specification and a link home', async () => {
  await renderAt('/', () => <ErrorPage reset={() => {}} />)
  const title = screen.getByRole('heading', { level: 1 })
  expect(title.textContent).toBe('Unexpected Application Error!')
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/')
})

test('the error sets title and focus, and the title returns when the error is gone', async () => {
  document.title = 'About · Pattal'
  await renderAt('/', () => (
    <main tabIndex={-1}>
      <ErrorPage reset={() => {}} />
    </main>
  ))
  expect(document.title).toBe('Unexpected Application Error!')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  cleanup()
  expect(document.title).toBe('About · Pattal')
})

test('a navigation away from the error sets its title', async () => {
  await renderAt('/', () => <ErrorPage reset={() => {}} />)
  document.title = 'Blog · Pattal'
  cleanup()
  expect(document.title).toBe('Blog · Pattal')
})
