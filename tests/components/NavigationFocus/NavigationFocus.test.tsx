import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { LiveRegion } from '#src/components/LiveRegion/LiveRegion.tsx'
import { NavigationFocus } from '#src/components/NavigationFocus/NavigationFocus.tsx'
import { renderAt } from '#tests/render.tsx'

function Page() {
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    document.title = `Title of ${pathname}`
  }, [pathname])
  return (
    <>
      <h1>{pathname}</h1>
      <Link to="/blog">Blog</Link>
      <Link to="/about">About</Link>
    </>
  )
}

function Frame() {
  return (
    <>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <NavigationFocus />
      <LiveRegion />
    </>
  )
}

const open = () => renderAt('/', Page, Frame)

/** The last message. */
const spoken = () => [...screen.getByRole('status').querySelectorAll('p')].at(-1)?.textContent
const focusLink = (name: string) => act(() => screen.getByRole('link', { name }).focus())

test('a page load speaks nothing and does not move the focus', async () => {
  await open()
  expect(spoken()).toBeUndefined()
  expect(document.activeElement).toBe(document.body)
})

test('a new page speaks its title and focuses the content', async () => {
  const { goTo } = await open()
  focusLink('About')
  await goTo('/about')
  expect(screen.getByRole('heading', { name: '/about' })).toBeTruthy()
  expect(spoken()).toBe('Title of /about')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('a filter on the same page speaks no title and does not move the focus', async () => {
  const { goTo } = await open()
  focusLink('Blog')
  await goTo('/?state=CA')
  expect(spoken()).toBeUndefined()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Blog' }))
})

test('Back focuses the content if nothing had the focus there', async () => {
  const { goTo, goBack } = await open()
  await goTo('/about')
  act(() => screen.getByRole('link', { name: 'Blog' }).focus())
  await goBack()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
