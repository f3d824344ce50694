import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** Finds scripts in `src` and in the data for hydration, which names them once more. */
const scriptUrl = /(\/assets\/[^"\s]+\.js)(?=["\s])/g
const inlineStyle = /<style\b[^>]*>([^]*?)<\/style>/g

/** Weighs a page of dist/client in bytes of brotli. */
export function weighPage(folder: string, file: string) {
  const html = readFileSync(file, 'utf8')
  const scripts = new Set([...html.matchAll(scriptUrl)].flatMap(([, url]) => url ?? []))
  const styles = brotliCompressSync([...html.matchAll(inlineStyle)].map(([, css]) => css).join(''))
  return {
    html: sentBytes(file) - styles.length,
    scripts: [...scripts].reduce((sum, url) => sum + sentBytes(path.join(folder, url)), 0),
    scriptFiles: scripts.size,
    styles: styles.length,
  }
}

const sentBytes = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
