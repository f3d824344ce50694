import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { expect, test } from 'vitest'
import { buildBareViews } from './build-bare-views.ts'
import { startServer } from './server.ts'
import { listViews } from './views.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const view = '/restaurants?state=CA'
/** Far more than the cache holds, so that each is evicted before it is requested again. */
const views = listViews()
const rowsWithErrors: string[] = []

test('rates and latencies of the server, beside servers that do less', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pattal-'))
  const startBaseline = (...args: string[]) => startServer('tests/bench/baselines.mjs', args)
  const site = await startServer('dist/server/node.js')
  writeFileSync(path.join(folder, 'index.html'), await (await fetch(site.origin + view)).text())
  const file = await startBaseline('file', folder)
  const bare = await startBaseline('bare', await buildBareViews())
  const handler = await startBaseline('handler', 'dist/server/entry-server.js')

  console.info(`${seconds} s a row`.padEnd(32) + '    req/s   p50 ms   p99 ms   errors')
  const fileRate = await measure('a file of a view’s size, srvx', file.origin, ['/'])
  await measure('a prerendered page', site.origin, ['/about'])
  const cachedRate = await measure('a cached filtered view', site.origin, [view])
  await measure('256 connections', site.origin, [view], 256)
  const randomRate = await measure('random filtered views', site.origin, views)
  // Few enough to keep their trees loaded.
  const someViews = views.slice(0, 100)
  const bareRate = await measure('the same, bare renderToString', bare.origin, someViews)
  const all = ['/restaurants']
  const allRate = await measure('all entries, uncached', handler.origin, all)
  const bareAllRate = await measure('all entries, bare renderToString', bare.origin, all)
  console.info(`cached view / static file: ${(cachedRate / fileRate).toFixed(2)}`)
  console.info(`random views / bare renderToString: ${(randomRate / bareRate).toFixed(2)}`)
  console.info(`all entries / bare renderToString: ${(allRate / bareAllRate).toFixed(2)}`)
  for (const server of [site, file, bare, handler]) {
    server.process.kill()
  }
  expect(rowsWithErrors).toEqual([])
})

/** Requests the paths in turn, first to warm up and then to measure. Returns requests a second. */
async function measure(name: string, url: string, paths: readonly string[], connections = 32) {
  let count = 0
  const run = (duration: number) =>
    autocannon({
      url,
      connections,
      duration,
      requests: [
        {
          setupRequest: (request) => {
            count += 1
            return { ...request, path: paths[count % paths.length] }
          },
        },
      ],
    })
  await run(Math.min(2, seconds))
  const { requests, latency, errors, timeouts, non2xx } = await run(seconds)
  const failed = errors + timeouts + non2xx
  const row = [requests.average, latency.p50, latency.p99, failed]
  console.info(name.padEnd(32) + row.map((value) => value.toFixed(0).padStart(9)).join(''))
  if (failed > 0) {
    rowsWithErrors.push(name)
  }
  return requests.average
}
