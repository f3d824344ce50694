import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Bytes of a first visit to a page, in brotli. */
export interface PageWeight {
  html: number
  scripts: number
  styles: number
}

/** Finds scripts in `src`, in preloads and in the attribute that boot/start.ts reads. */
const scriptUrl = /(\/assets\/[^"\s]+\.js)(?=["\s])/g
const styleUrl = /<link rel="stylesheet"[^>]*?\bhref="(\/[^"]+)"/g

/**
 * Sums the sizes of a built page and of the scripts and styles that its HTML names.
 * @param folder dist/client
 * @param file the HTML file of the page
 */
export function weighPage(folder: string, file: string): PageWeight {
  const html = readFileSync(file, 'utf8')
  const weigh = (urls: RegExp) =>
    [...new Set([...html.matchAll(urls)].flatMap(([, url]) => url ?? []))].reduce(
      (sum, url) => sum + sentBytes(path.join(folder, url)),
      0,
    )
  return { html: sentBytes(file), scripts: weigh(scriptUrl), styles: weigh(styleUrl) }
}

function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
