// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ErrorPage } from '#src/pages/ErrorPage/ErrorPage.tsx'
import { renderAt } from '#tests/render.tsx'

test('the screen has the title of the specification, and no details of the error', async () => {
  await renderAt('/', () => <ErrorPage reset={() => {}} />)
  const title = screen.getByRole('heading', { level: 1 })
  expect(title.textContent).toBe('Unexpected Application Error!')
})

test('the tab and the focus tell that it came, and the tab has its title back after', async () => {
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

test('the title of a page that was gone to stays', async () => {
  await renderAt('/', () => <ErrorPage reset={() => {}} />)
  document.title = 'Blog · Pattal'
  cleanup()
  expect(document.title).toBe('Blog · Pattal')
})

test('there is a way home', async () => {
  await renderAt('/', () => <ErrorPage reset={() => {}} />)
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/')
})
