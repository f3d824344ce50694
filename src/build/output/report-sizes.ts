import type { Logger } from 'vite'
import { weighPage } from './page-weight.ts'
import type { WrittenPage } from './prerender.ts'

/** Prints what a first visit to each page weighs, in kB (1,000 bytes) of brotli. */
export function reportSizes(folder: string, pages: readonly WrittenPage[], logger: Logger): void {
  const width = Math.max(...pages.map(({ url }) => url.length))
  logger.info(`\nFirst visit, kB in brotli\n${'page'.padEnd(width)}    HTML  scripts   styles`)
  for (const { url, file } of pages) {
    const { html, scripts, styles } = weighPage(folder, file)
    logger.info(`${url.padEnd(width)}${kilobytes(html)} ${kilobytes(scripts)} ${kilobytes(styles)}`)
  }
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(8)
}
