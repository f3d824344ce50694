import { inlineScript } from 'virtual:inline-script'

/** React puts the preload of a picture first. The script comes after it, so that the picture does not wait. */
const titleStart = `<script>${inlineScript}</script><title>`

/** `updatedAt` of a match in the router's dehydrated data. */
const loadTime = /,u:\d+,s:/g

/**
 * Adds the start of the head and its script, and zeroes the loaders' times, so that equal views have equal ETags.
 * @param inlinedStyles URLs of inline styles. With these disabled links Vite's import() does not load them.
 */
export function completeHtml(html: string, inlinedStyles: readonly string[]): string {
  const links = inlinedStyles.map((href) => `<link rel="stylesheet" href="${href}" disabled/>`)
  const mainEnd = html.lastIndexOf('</main>')
  return (
    html
      .slice(0, mainEnd)
      .replace('<title>', () => titleStart)
      .replace('</head>', () => `${links.join('')}</head>`) +
    html.slice(mainEnd).replaceAll(loadTime, ',u:0,s:')
  )
}
