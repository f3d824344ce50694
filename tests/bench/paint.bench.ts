import type { ChildProcess } from 'node:child_process'
import type { Server } from 'node:http'
import { chromium, type Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findChromium } from '#tests/e2e/chromium.mjs'
import { percentile } from './percentile.ts'
import { startServer } from './server.mjs'
import { serveCopy } from './site-copy.ts'

const port = Number(process.env.BENCH_PORT ?? 3790) + 10
const rounds = 5
/** Lighthouse's slow 4G as a browser applies it: latency in ms, bytes a second. */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
let site: ChildProcess
let copies: Server[]
let browser: Browser

beforeAll(async () => {
  const { child, origin } = await startServer(port, ['dist/server/node.js'])
  site = child
  copies = await Promise.all([
    serveCopy(origin, port + 1, true),
    serveCopy(origin, port + 2, false),
  ])
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox'],
  })
})

afterAll(async () => {
  await browser.close()
  copies.forEach((copy) => copy.close())
  site.kill()
})

/** Milliseconds to the largest contentful paint of a first visit on a slow phone. */
async function measurePaint(url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowNetwork)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'networkidle' })
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await context.close()
  return paint
}

test.each([
  '/',
  '/restaurants',
  '/restaurants?state=TX',
  '/about',
  '/blog',
  '/contact',
  '/blog/spice-route-guide',
])('on a slow network %s paints as soon as without its scripts', async (path) => {
  const withScripts: number[] = []
  const without: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    withScripts.push(await measurePaint(`http://localhost:${port + 1}${path}`))
    without.push(await measurePaint(`http://localhost:${port + 2}${path}`))
  }
  const [own, bare] = [percentile(withScripts, 0.5), percentile(without, 0.5)]
  const ratio = own / bare
  console.info(
    `${path}: largest contentful paint, median ${own.toFixed(0)} ms, without scripts ${bare.toFixed(0)} ms, ratio ${ratio.toFixed(2)} (target 1.1)`,
  )
  expect(ratio).toBeLessThanOrEqual(1.1)
})
