import { heldViewScript, leftBehindScript } from '#src/components/HeldView/held-view.ts'
import { themeColors, themeScript } from '#src/components/ThemeToggle/theme.ts'
import { earlyClicksScript } from '#src/components/EarlyClicks/early-clicks.ts'
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
  `<script>${themeScript};${heldViewScript};${leftBehindScript};${earlyClicksScript}</script>`,
  `<script type="speculationrules">${writeSpeculationRules()}</script>`,
].join('')

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const appToStart = /data-app="[^"]*"/

/** The time a loader ran, in the data that the router sends along. No page depends on it. */
const loadTime = /,u:\d+,s:"success"/g

/**
 * Puts into a rendered page what only the HTML brings, and takes out the time, so that the same view
 * has the same bytes. On a page that opens with a picture the scripts wait for that
 * (entry-start.ts), so its head does not fetch them ahead. Head and end are changed by themselves,
 * for every change of a long text is a copy of it.
 */
export function completeHtml(html: string): string {
  const headEnd = html.indexOf('</head>')
  const mainEnd = html.lastIndexOf('</main>')
  const head = html.slice(0, headEnd).replace('<head>', `<head>${firstOfHead}`)
  const main = html.slice(headEnd, mainEnd)
  const end = html.slice(mainEnd).replaceAll(loadTime, ',u:0,s:"success"')
  if (!main.includes('fetchPriority="high"')) {
    return head + main + end
  }
  const scripts = Array.from(head.matchAll(modulePreload), ([, url]) => url)
  return (
    head.replaceAll(modulePreload, '') +
    main +
    end.replace(appToStart, `data-app="${scripts.join(' ')}"`)
  )
}
