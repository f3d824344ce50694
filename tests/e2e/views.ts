import type { Page } from '@playwright/test'
import { knownPath, listOfTwo, sparse } from './content.ts'
import { fill } from './contact-form.ts'
import { open, stopTheClock } from './test.ts'

export interface View {
  name: string
  path: string
  /** What the page looks like after each of some acts, one after the other. */
  states?: readonly { name: string; act: (page: Page) => Promise<void> }[]
  messages?: RegExp
}

const missing = /404/
const longWord = 'tandoor'.repeat(17)

/** Every page, and every state that looks different. */
export const views: readonly View[] = [
  { name: 'home', path: '/' },
  { name: 'directory', path: '/restaurants' },
  { name: 'directory-state', path: '/restaurants?state=NY' },
  { name: 'directory-query', path: '/restaurants?state=TX&query=ho' },
  { name: 'directory-none', path: `/restaurants?state=NY&query=${longWord}` },
  {
    name: 'directory-close',
    path: '/restaurants?query=Houstn',
    states: [
      {
        name: 'directory-list',
        act: async (page) => {
          await open(page, `/restaurants${listOfTwo}`)
          await page.getByRole('button', { name: 'Save 2 restaurants' }).click()
          await page.getByRole('button', { name: 'Save', pressed: true }).first().waitFor()
        },
      },
    ],
  },
  { name: 'restaurant', path: knownPath },
  { name: 'restaurant-sparse', path: `/restaurants/${sparse.slug}` },
  { name: 'about', path: '/about' },
  {
    // A view of its own: others may say nothing in the console.
    name: 'offline',
    path: '/about',
    states: [
      {
        name: 'error',
        act: async (page) => {
          await page.context().setOffline(true)
          await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click()
          await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
        },
      },
    ],
    // One pattern, because Playwright takes an array of two for a value with options.
    messages: /ERR_INTERNET_DISCONNECTED|dynamically imported module|React error #520/,
  },
  { name: 'blog', path: '/blog' },
  { name: 'blog-category', path: '/blog?category=Education' },
  { name: 'blog-none', path: `/blog?category=Fine+Dining&query=${longWord}` },
  { name: 'article', path: '/blog/spice-route-guide' },
  {
    name: 'contact',
    path: '/contact',
    states: [
      {
        name: 'contact-invalid-and-open',
        act: async (page) => {
          await page.getByRole('button', { name: 'Send message' }).click()
          await page.locator('[name=message][aria-invalid=true]').waitFor()
          const question = 'How often is the list updated?'
          await page.getByRole('button', { name: question }).click()
          await page.getByRole('button', { name: question, expanded: true }).waitFor()
        },
      },
      {
        name: 'contact-sending',
        act: async (page) => {
          await fill(page)
          // Stopped, because this state lasts a second.
          await stopTheClock(page)
          await page.getByRole('button', { name: 'Send message' }).click()
          await page.getByRole('button', { name: 'Sending...' }).waitFor()
        },
      },
      {
        name: 'contact-sent',
        act: async (page) => {
          await page.clock.resume()
          await page.getByText('Message sent successfully!').waitFor()
        },
      },
    ],
  },
  { name: 'not-found', path: '/no-such-page', messages: missing },
  { name: 'post-not-found', path: '/blog/no-such-post', messages: missing },
]
