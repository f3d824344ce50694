import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
/** What a color scheme can change. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** In light all of axe's rules, in dark those about colors. */
export async function expectAccessible(page: Page): Promise<void> {
  // Half-way through a transition colors are not yet what they will be.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(axeSource)
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
        // Of all others one is enough to tell that the rule has run.
        resultTypes: ['violations'],
        // No rule of these asks for style sheets once more.
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
