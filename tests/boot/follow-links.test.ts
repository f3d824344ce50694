import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { followLinks } from '#src/boot/follow-links.ts'

const root = createRootRoute()
const about = createRoute({ path: '/about', getParentRoute: () => root })
const router = createRouter({
  routeTree: root.addChildren([about]),
  history: createMemoryHistory(),
})
const navigate = vi.spyOn(router, 'navigate').mockResolvedValue(undefined)
followLinks(router)

function click(link: string, init: MouseEventInit = {}): void {
  document.body.innerHTML = link
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  document.querySelector('b')?.dispatchEvent(event)
}

test('a plain click on a link to a page is followed by the router, once the page is hydrated', () => {
  click('<a href="/about?x=1#team"><b>About</b></a>')
  expect(navigate).not.toHaveBeenCalled()
  document.documentElement.dataset['hydrated'] = ''
  click('<a href="/about?x=1#team"><b>About</b></a>')
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ href: '/about?x=1#team', resetScroll: true })
})

test.each([
  ['a file', '<a href="/feed.xml"><b>Feed</b></a>'],
  ['another site', '<a href="https://pattal.example/about"><b>Elsewhere</b></a>'],
  ['a part of the page', '<a href="#team"><b>Team</b></a>'],
  ['another tab', '<a href="/about" target="_blank"><b>About</b></a>'],
  ['nothing', '<b>Text</b>'],
])('the browser follows a link to %s', (_name, link) => {
  navigate.mockClear()
  click(link)
  click('<a href="/about"><b>About</b></a>', { ctrlKey: true })
  expect(navigate).not.toHaveBeenCalled()
})

test('a filter leaves the page where it is scrolled to, and a link outside the content scrolls to its start', () => {
  history.replaceState(null, '', '/blog')
  navigate.mockClear()
  click('<main><a href="/blog?category=Trends"><b>Trends</b></a></main>')
  click('<footer><a href="/blog"><b>Blog</b></a></footer>')
  expect(navigate.mock.calls).toEqual([
    [{ href: '/blog?category=Trends', resetScroll: false }],
    [{ href: '/blog', resetScroll: true }],
  ])
})

test('a link preloads its page when the focus or the mouse rests on it', () => {
  vi.useFakeTimers()
  const preloadRoute = vi.spyOn(router, 'preloadRoute').mockResolvedValue(undefined)
  document.body.innerHTML =
    '<a href="/about">About</a> <a href="/blog">Blog</a> <a href="/">Home</a>'
  const [team, blog, home] = document.querySelectorAll('a')
  team?.focus()
  home?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  vi.runAllTimers()
  blog?.focus()
  vi.runAllTimers()
  expect(preloadRoute.mock.calls).toEqual([[{ to: '/' }]])
})
