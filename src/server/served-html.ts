import { inlineScript } from 'virtual:inline-script'
import { writeThemeColorMetas } from '#src/boot/theme.ts'
import { appScriptsAttribute } from '#src/boot/page-state.ts'
import { writeSpeculationRules } from '#src/seo/speculation-rules.ts'

/**
 * How every head begins. Not React's: it would put stylesheets before all else, and a script that
 * stands after those waits for them, with the whole page below it. The browser's React leaves alone
 * in a head what it did not render.
 */
const firstOfHead = [
  '<meta charset="utf-8"/>',
  '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
  writeThemeColorMetas(),
  `<script>${inlineScript}</script>`,
  `<script type="speculationrules">${writeSpeculationRules()}</script>`,
].join('')

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const appScripts = new RegExp(`${appScriptsAttribute}="[^"]*"`)

/** The time a loader ran, in the data that the router sends along. No page depends on it. */
const loadTime = /,u:\d+,s:/g

/**
 * Puts into a rendered page what only the HTML brings, and takes out the time, so that the same view
 * has the same bytes. What starts the app (boot/start.ts) learns of all scripts of the page. On one
 * that opens with a picture they wait for that, so its head does not fetch them ahead. Head and end
 * are changed by themselves, for every change of a long text is a copy of it.
 */
export function completeHtml(html: string): string {
  const headEnd = html.indexOf('</head>')
  const mainEnd = html.lastIndexOf('</main>')
  const head = html.slice(0, headEnd).replace('<head>', () => `<head>${firstOfHead}`)
  const main = html.slice(headEnd, mainEnd)
  const end = html.slice(mainEnd).replaceAll(loadTime, ',u:0,s:')
  const scripts = Array.from(head.matchAll(modulePreload), ([, url]) => url)
  const hasPicture = main.includes('fetchPriority="high"')
  return (
    (hasPicture ? head.replaceAll(modulePreload, '') : head) +
    main +
    // In development nothing is fetched ahead, and the app alone is named.
    (scripts.length === 0
      ? end
      : end.replace(appScripts, `${appScriptsAttribute}="${scripts.join(' ')}"`))
  )
}
