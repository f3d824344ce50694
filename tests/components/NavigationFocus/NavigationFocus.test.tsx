// @vitest-environment jsdom
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

function List() {
  const isFiltered = useLocation({ select: ({ searchStr }) => searchStr !== '' })
  return (
    <>
      <Link to="/blog">Texas</Link>
      {isFiltered && <Link to="/about">Remove filter Texas</Link>}
    </>
  )
}

const open = () => renderAt('/', Page, Frame)
const openList = () => renderAt('/', List, Frame)

/** The last message. */
const spoken = () => [...screen.getByRole('status').querySelectorAll('p')].at(-1)?.textContent
const focusLink = (name: string) => act(() => screen.getByRole('link', { name }).focus())

test('at first load nothing is spoken and the focus is left alone, as the browser does it', async () => {
  await open()
  expect(spoken()).toBeUndefined()
  expect(document.activeElement).toBe(document.body)
})

test('on a new page its title is spoken and the focus goes to the start of the content', async () => {
  const { goTo } = await open()
  focusLink('About')
  await goTo('/about')
  expect(screen.getByRole('heading', { name: '/about' })).toBeTruthy()
  expect(spoken()).toBe('Title of /about')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('a filter on the same page speaks no title and leaves the focus alone', async () => {
  const { goTo } = await open()
  focusLink('Blog')
  await goTo('/?state=CA')
  expect(spoken()).toBeUndefined()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Blog' }))
})

test('a part of the page that an address names gets the focus', async () => {
  const { goTo } = await open()
  await goTo('/#content')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('it is left where it is if the visitor has gone on from that part already', async () => {
  const { goTo } = await open()
  focusLink('About')
  await goTo('/#content')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'About' }))
})

test('Back puts the focus on the link that was followed', async () => {
  const { goTo, goBack } = await open()
  focusLink('About')
  await goTo('/about')
  await goBack()
  expect(screen.getByRole('heading', { name: '/' })).toBeTruthy()
  expect(spoken()).toBe('Title of /')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'About' }))
})

test('Back without a link to return to goes to the start of the content', async () => {
  const { goTo, goBack } = await open()
  await goTo('/about')
  act(() => screen.getByRole('link', { name: 'Blog' }).focus())
  await goBack()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('Back within a page, past what had the focus, puts it on what had it before', async () => {
  const { goTo, goBack } = await openList()
  focusLink('Texas')
  await goTo('/?state=TX')
  focusLink('Remove filter Texas')
  await goBack()
  expect(screen.queryByRole('link', { name: 'Remove filter Texas' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Texas' }))
})
