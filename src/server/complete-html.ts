import { headScript } from 'virtual:client-build'
import { writePolicy } from './headers.ts'

/**
 * Adds the policy, the script of the head and links to its styles. Zeroes the loaders' times, so that equal views
 * have equal ETags.
 * @param styles URLs of inline styles. With these disabled links Vite's import() does not load them.
 */
export async function completeHtml(html: string, styles: readonly string[]): Promise<string> {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}" disabled/>`)
  const mainEnd = html.lastIndexOf('</main>')
  const complete =
    html
      .slice(0, mainEnd)
      // React puts the preload of a picture first. The script comes after it, so that the picture does not wait.
      .replace('<title>', () => `<script>${headScript}</script><title>`)
      .replace('</head>', () => `${links.join('')}</head>`) +
    // `updatedAt` of a match in the router's dehydrated data.
    html.slice(mainEnd).replaceAll(/,u:\d+,s:/g, ',u:0,s:')
  const policy = await writePolicy(complete)
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  return complete.replace('<meta charSet="utf-8"/>', `$&${meta}`)
}
