import { heldViewScript } from '#src/components/HeldView/held-view.ts'
import { themeColors, themeScript } from '#src/components/ThemeToggle/theme.ts'
import { writeSpeculationRules } from '#src/seo/speculation-rules.ts'

const colors = Object.entries(themeColors)
  .map(
    ([scheme, color]) =>
      `<meta name="theme-color" data-scheme="${scheme}" media="(prefers-color-scheme: ${scheme})" content="${color}"/>`,
  )
  .join('')

/**
 * How every head begins. Not React's: it would put stylesheets before all else, and a script that
 * stands after those waits for them, with the whole page below it. The browser's React leaves alone
 * in a head what it did not render.
 */
const firstOfHead = [
  '<meta charset="utf-8"/>',
  '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
  colors,
  `<script>${themeScript};${heldViewScript}</script>`,
  `<script type="speculationrules">${writeSpeculationRules()}</script>`,
].join('')

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const appToStart = /data-app="[^"]*"/

/**
 * Puts into a rendered page what only the HTML brings. On a page that opens with a picture the
 * scripts wait for that (entry-start.ts), so its head does not fetch them ahead.
 */
export function completeHead(html: string): string {
  const page = html.replace('<head>', `<head>${firstOfHead}`)
  if (!page.includes('fetchPriority="high"')) {
    return page
  }
  const scripts = [...page.matchAll(modulePreload)].map(([, url]) => url)
  return page.replaceAll(modulePreload, '').replace(appToStart, `data-app="${scripts.join(' ')}"`)
}
