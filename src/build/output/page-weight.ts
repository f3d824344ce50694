import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Bytes of a first visit, as sent with brotli. */
export interface PageWeight {
  html: number
  scripts: number
  styles: number
}

/** A script's URL: in `src`, in a preload, or in the attribute that boot/start.ts reads. */
const scriptUrl = /(\/assets\/[^"\s]+\.js)(?=["\s])/g
const styleUrl = /<link rel="stylesheet"[^>]*?\bhref="(\/[^"]+)"/g

/**
 * Weighs a built page with the scripts and styles that its HTML names.
 * @param folder dist/client
 * @param file the HTML file of the page
 */
export function weighPage(folder: string, file: string): PageWeight {
  const html = readFileSync(file, 'utf8')
  const weigh = (urls: RegExp) =>
    [...new Set([...html.matchAll(urls)].flatMap(([, url]) => url ?? []))].reduce(
      (sum, url) => sum + sentSize(path.join(folder, url)),
      0,
    )
  return { html: sentSize(file), scripts: weigh(scriptUrl), styles: weigh(styleUrl) }
}

function sentSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
