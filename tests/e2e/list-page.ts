// What the directory and the blog have in common, as a visitor finds it.
import type { Locator, Page } from '@playwright/test'

export const searchBox = (page: Page): Locator => page.getByRole('searchbox')

export const results = (page: Page): Locator => page.getByRole('region', { name: 'Results' })

/** The cards of the view, with those of help. */
export const cards = (page: Page): Locator => results(page).getByRole('article')

export const countLine = (page: Page, text: string): Locator =>
  results(page).getByText(text, { exact: true }).first()

export const chips = (page: Page): Locator => page.getByRole('list', { name: 'Active filters' })

export const stateFilter = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Filter by state' })

/** The link of a state, such as `CA`, or of `All`. */
export const stateLink = (page: Page, state: string): Locator =>
  stateFilter(page).getByRole('link', { name: new RegExp(`^${state}\\b`) })

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
