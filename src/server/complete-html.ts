import { inlineScript } from 'virtual:inline-script'
import { writeThemeColorMetas } from '#src/boot/show-theme.ts'

/**
 * The start of every <head>. React does not render it, because React puts stylesheets first, and a
 * script after a stylesheet waits for it and blocks the parser. Hydration ignores elements in the head
 * that React did not render.
 */
const headStart = [
  '<head><meta charset="utf-8"/>',
  '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
  writeThemeColorMetas(),
  `<script>${inlineScript}</script>`,
].join('')

/** `updatedAt` of a match in the router's dehydrated data. No page reads it. */
const loadTime = /,u:\d+,s:/g

/**
 * Adds the start of the head, and zeroes the loaders' times, so that equal views have equal ETags.
 * @param inlinedStyles URLs of the styles that are inline. Their links load nothing. Vite's import() looks for
 *   them, or it would load the same styles again.
 */
export function completeHtml(html: string, inlinedStyles: readonly string[]): string {
  const links = inlinedStyles.map((href) => `<link rel="stylesheet" href="${href}" disabled/>`)
  const mainEnd = html.lastIndexOf('</main>')
  return (
    html
      .slice(0, mainEnd)
      .replace('<head>', () => headStart)
      .replace('</head>', () => `${links.join('')}</head>`) +
    html.slice(mainEnd).replaceAll(loadTime, ',u:0,s:')
  )
}
