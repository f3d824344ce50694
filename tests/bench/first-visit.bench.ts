import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findChromium } from '#tests/e2e/chromium.mjs'
import { serveBarePages } from './bare-page.ts'
import { percentile } from './percentile.ts'
import { startServer } from './server.ts'

// Our page and the bare one are measured in turn, so that other programs disturb both alike.

const runs = 5
/** 1.6 Mbit/s and 150 ms. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * 131_072,
  uploadThroughput: 0.75 * 131_072,
}
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }
const desktop = { viewport: { width: 1280, height: 900 } }
const paints = {
  '/': [1.45, 1.2],
  '/restaurants': [1.35, 1.7],
  '/restaurants?state=NY': [1.35, 1.7],
  '/blog/tandoor-mastery': [1.4, 1.6],
  '/restaurants/semma-new-york': [1.35, 1.5],
}
let site: Awaited<ReturnType<typeof startServer>>
let bare: Server
let origins: [string, string]

beforeAll(async () => {
  site = await startServer('dist/server/node.js')
  const browser = await launch()
  bare = await serveBarePages(browser, site.origin, Object.keys(paints))
  await browser.close()
  origins = [site.origin, `http://localhost:${(bare.address() as AddressInfo).port}`]
})

afterAll(() => {
  bare.close()
  site.process.kill()
})

function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
}

async function compare<Result>(
  device: typeof desktop,
  visit: (page: Page, origin: string) => Promise<Result>,
): Promise<[Result[], Result[]]> {
  const results: [Result[], Result[]] = [[], []]
  for (let run = 0; run < runs; run += 1) {
    for (const [index, origin] of origins.entries()) {
      const browser = await launch()
      const page = await (await browser.newContext(device)).newPage()
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      if (device === phone) {
        await session.send('Network.enable')
        await session.send('Network.emulateNetworkConditions', slowNetwork)
      }
      results[index]?.push(await visit(page, origin))
      await browser.close()
    }
  }
  return results
}

function reportRatio(name: string, ours: readonly number[], plain: readonly number[], share = 0.5) {
  const [one, other] = [percentile(ours, share), percentile(plain, share)]
  console.info(
    `${name}: ${one.toFixed(0)} ms, bare ${other.toFixed(0)}, ${(one / other).toFixed(2)} ×`,
  )
  return one / other
}

test.each(Object.entries(paints))('%s paints soon after a bare page', async (path, limits) => {
  const [ours, plain] = await compare(phone, async (page, origin) => {
    await page.goto(origin + path, { waitUntil: 'load' })
    await sleep(2000)
    return page.evaluate(
      () =>
        new Promise<{ first: number; largest: number }>((resolve) => {
          const [entry] = performance.getEntriesByName('first-contentful-paint')
          new PerformanceObserver((list) =>
            resolve({
              first: entry?.startTime ?? 0,
              largest: list.getEntries().at(-1)?.startTime ?? 0,
            }),
          ).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
  })
  for (const [index, name] of (['first', 'largest'] as const).entries()) {
    const values = [ours, plain].map((visits) => visits.map((visit) => visit[name]))
    const ratio = reportRatio(`${path}, ${name} paint`, values[0] ?? [], values[1] ?? [])
    expect.soft(ratio, name).toBeLessThanOrEqual(limits[index] ?? 0)
  }
})

test.each([150, 60])('keys %i ms apart cost little more than on a bare page', async (gapMs) => {
  const text = 'new york indian'
  const [ours, plain] = await compare(desktop, async (page, origin) => {
    await page.addInitScript(() => {
      const keys: [number, number][] = []
      Object.assign(globalThis, { keys })
      new PerformanceObserver((list) => {
        for (const { name, startTime, duration } of list.getEntries()) {
          if (name === 'keydown') {
            keys.push([startTime, duration])
          }
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    await page.goto(`${origin}/restaurants`, { waitUntil: 'load' })
    const box = page.getByRole('searchbox')
    await box.click()
    const pressed: Promise<void>[] = []
    for (const key of text) {
      // Not awaited: the next key comes after `gapMs`, whatever the page does.
      pressed.push(page.keyboard.press(key))
      await sleep(gapMs)
    }
    await Promise.all(pressed)
    await sleep(2000)
    expect(await box.inputValue()).toBe(text)
    const keys = await page.evaluate(() => Reflect.get(globalThis, 'keys') as [number, number][])
    const durations = keys.toSorted(([one], [other]) => one - other).map(([, duration]) => duration)
    // Shorter ones are not reported.
    return [...durations, ...Array.from({ length: text.length - durations.length }, () => 16)]
  })
  const name = `keys ${gapMs} ms apart`
  const rest = [ours, plain].map((visits) => visits.flatMap((keys) => keys.slice(1)))
  const first = [ours, plain].map((visits) => visits.flatMap((keys) => keys.slice(0, 1)))
  expect
    .soft(reportRatio(`${name}, first`, first[0] ?? [], first[1] ?? []))
    .toBeLessThanOrEqual(2.5)
  expect.soft(reportRatio(`${name}, median`, rest[0] ?? [], rest[1] ?? [])).toBeLessThanOrEqual(1.5)
  expect
    .soft(reportRatio(`${name}, 95th percentile`, rest[0] ?? [], rest[1] ?? [], 0.95))
    .toBeLessThanOrEqual(2.5)
})
