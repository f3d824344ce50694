import type { ChildProcess } from 'node:child_process'
import type { Server } from 'node:http'
import { chromium, type Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findChromium } from '#tests/e2e/chromium.mjs'
import { percentile } from './percentile.ts'
import { startServer } from './server.mjs'
import { scripts, scriptsAndMap, serveCopy } from './site-copy.ts'

const port = Number(process.env.BENCH_PORT ?? 3790) + 10
const rounds = 5
/** Lighthouse's slow 4G as a browser applies it: latency in ms, bytes a second. */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}
const phone = { width: 390, height: 844 }
let site: ChildProcess
let copies: Server[]
let browser: Browser

beforeAll(async () => {
  const { child, origin } = await startServer(port, ['dist/server/node.js'])
  site = child
  copies = await Promise.all([
    serveCopy(origin, port + 1),
    serveCopy(origin, port + 2, scripts),
    serveCopy(origin, port + 3, scriptsAndMap),
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

/** Milliseconds to the largest contentful paint of a first visit, with a phone's network and processor. */
async function measurePaint(url: string, viewport = phone): Promise<number> {
  const context = await browser.newContext({ viewport })
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

/**
 * Visits both copies in turn, so that other programs disturb both alike.
 * @param ports of the copy that is measured, and of the one without the part in question
 */
async function comparePaints(path: string, ports: [number, number], viewport = phone) {
  const whole: number[] = []
  const without: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    whole.push(await measurePaint(`http://localhost:${ports[0]}${path}`, viewport))
    without.push(await measurePaint(`http://localhost:${ports[1]}${path}`, viewport))
  }
  const medians = [percentile(whole, 0.5), percentile(without, 0.5)] as const
  return { medians, ratio: medians[0] / medians[1] }
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
  const { medians, ratio } = await comparePaints(path, [port + 1, port + 2])
  console.info(
    `${path}: largest contentful paint, median ${medians[0].toFixed(0)} ms, without scripts ${medians[1].toFixed(0)} ms, ratio ${ratio.toFixed(2)} (target 1.1)`,
  )
  expect(ratio).toBeLessThanOrEqual(1.1)
})

test.each([
  { path: '/', viewport: phone },
  { path: '/restaurants', viewport: phone },
  { path: '/', viewport: { width: 1440, height: 900 } },
  { path: '/restaurants', viewport: { width: 1440, height: 900 } },
])('$path at $viewport.width px paints as soon as without its map', async ({ path, viewport }) => {
  const { medians, ratio } = await comparePaints(path, [port + 2, port + 3], viewport)
  console.info(
    `${path} at ${viewport.width} px: largest contentful paint, median ${medians[0].toFixed(0)} ms, without the map ${medians[1].toFixed(0)} ms, ratio ${ratio.toFixed(2)} (target 1.1)`,
  )
  expect(ratio).toBeLessThanOrEqual(1.1)
})
