import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
const colorRules = ['color-contrast', 'link-in-text-block']

/** Runs axe's rules for WCAG A and AA and its best practices in light, those about colors in dark. */
export async function expectAccessible(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(source)
  }
  const isLight = colorScheme === 'light'
  const runOnly: axe.RunOnly = isLight
    ? { type: 'tag', values: tags }
    : { type: 'rule', values: colorRules }
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
  expect(passes.length).toBeGreaterThan(isLight ? 10 : 0)
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
  expect.soft(found, `violations of axe in ${colorScheme}`).toEqual([])
}
