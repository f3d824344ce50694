import { inlineScript } from 'virtual:inline-script'
import { writeThemeColorMetas } from '#src/boot/theme.ts'
import { appScriptsAttribute } from '#src/boot/page-state.ts'

/**
 * The start of every <head>. React does not render it, because React puts stylesheets first, and a
 * script after a stylesheet waits for it and blocks the parser. Hydration ignores elements in the head
 * that React did not render.
 */
const firstOfHead = [
  '<meta charset="utf-8"/>',
  '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
  writeThemeColorMetas(),
  `<script>${inlineScript}</script>`,
].join('')

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const appScripts = new RegExp(`${appScriptsAttribute}="[^"]*"`)

/** `u`, the `updatedAt` of a match in the router's dehydrated data. No page reads it. */
const loadTime = /,u:\d+,s:/g

/**
 * Adds the start of the head, zeroes the loaders' times so that equal views have equal bytes, and
 * passes the URLs of the page's scripts to boot/start.ts. On a page that opens with a picture the
 * scripts load after it, so their preloads are removed. Head and end are edited apart from the long
 * middle, because every `replace` copies its text.
 * @param inlinedStyles URLs of the styles that are inline. Their links load nothing. Vite's import() looks for
 *   them, or it would load the same styles again.
 */
export function completeHtml(html: string, inlinedStyles: readonly string[]): string {
  const headEnd = html.indexOf('</head>')
  const mainEnd = html.lastIndexOf('</main>')
  const head = html.slice(0, headEnd).replace('<head>', () => `<head>${firstOfHead}`)
  const main = html.slice(headEnd, mainEnd)
  const end = html.slice(mainEnd).replaceAll(loadTime, ',u:0,s:')
  const scripts = Array.from(head.matchAll(modulePreload), ([, url]) => url)
  const hasPicture = main.includes('fetchPriority="high"')
  return (
    (hasPicture ? head.replaceAll(modulePreload, '') : head) +
    inlinedStyles.map((href) => `<link rel="stylesheet" href="${href}" disabled/>`).join('') +
    main +
    // In development there are no preloads, and the attribute already names the one script.
    (scripts.length === 0
      ? end
      : end.replace(appScripts, `${appScriptsAttribute}="${scripts.join(' ')}"`))
  )
}
