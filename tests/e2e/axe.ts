import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
const colorRules = ['color-contrast', 'link-in-text-block']

/** Runs all of axe's rules in the light scheme, and those about colors in the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  // Reduced motion, because colors differ in the middle of a transition.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  // At the top nothing lies under the search box, which stays in the window.
  await page.evaluate(() => scrollTo(0, 0))
  await page.evaluate(() => document.fonts.ready)
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(axeSource)
  }
  await expectNoViolation(page, { type: 'tag', values: tags }, 10)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNoViolation(page, { type: 'rule', values: colorRules }, 0)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

async function expectNoViolation(page: Page, runOnly: axe.RunOnly, passed: number): Promise<void> {
  const { violations, passes } = await page.evaluate(
    (rules) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: rules,
        // All violations; of other results one, to know that the rule has run.
        resultTypes: ['violations'],
        preload: false,
      }),
    runOnly,
  )
  expect(passes.length).toBeGreaterThan(passed)
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
  expect.soft(found, `${runOnly.type}s of axe`).toEqual([])
}
