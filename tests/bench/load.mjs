// npm run bench:load: sends the built server requests on the loopback and prints rate, latency, errors
// and memory. Each row takes a few seconds: BENCH_SECONDS and BENCH_CONNECTIONS change that.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { buildBareViews } from './build-bare-views.mjs'
import { readMemory, startServer } from './server.mjs'
import { listViews } from './views.mjs'

const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const connections = Number(process.env.BENCH_CONNECTIONS ?? 32)
const port = Number(process.env.PORT ?? 3790)
const view = '/restaurants?state=CA'
/** A view that has all entries, so that rates compare with those of other frameworks. */
const fiftyEntries = ['/restaurants']
/** Far more than the cache holds, so that each is evicted before it is requested again. */
const views = listViews()
/** Few enough for a yardstick to keep their trees loaded. */
const someViews = views.slice(0, 100)

const site = await startServer(port, ['dist/server/node.js'])
const folder = mkdtempSync(path.join(tmpdir(), 'pattal-'))
writeFileSync(path.join(folder, 'index.html'), await (await fetch(site.origin + view)).text())
const file = await startYardstick(port + 1, 'file', folder)
const bare = await startYardstick(port + 2, 'bare', await buildBareViews())
const handler = await startYardstick(port + 3, 'handler', 'dist/server/entry-server.js')

console.info(`${connections} connections, ${seconds} s a row; memory before: ${readMB(site)} MB`)
console.info('row                                 req/s   p50 ms   p99 ms   errors       MB')
const fileRate = await measure('a file of a view’s size, srvx', file, ['/'])
await measure('a prerendered page', site, ['/about'])
const cachedRate = await measure('a cached filtered view', site, [view])
await measure('256 connections', site, [view], 256)
const randomRate = await measure('random filtered views', site, views)
const bareRate = await measure('the same, bare renderToString', bare, someViews)
const fiftyRate = await measure('50 entries, uncached', handler, fiftyEntries)
const bareFiftyRate = await measure('50 entries, bare renderToString', bare, fiftyEntries)
console.info(`cached view / static file: ${ratio(cachedRate, fileRate)}`)
console.info(`random filtered views / bare renderToString: ${ratio(randomRate, bareRate)}`)
console.info(`the same with 50 entries: ${ratio(fiftyRate, bareFiftyRate)}`)
console.info(`memory after: ${readMB(site)} MB`)
for (const { child } of [site, file, bare, handler]) {
  child.kill()
}
rmSync(folder, { recursive: true })

/**
 * @param {number} itsPort
 * @param {string} kind
 * @param {string} place
 */
function startYardstick(itsPort, kind, place) {
  return startServer(itsPort, ['tests/bench/yardstick.mjs', String(itsPort), kind, place])
}

/**
 * Requests the paths in turn, once to warm up and once to measure. Returns requests a second.
 * @param {string} name
 * @param {Awaited<ReturnType<typeof startServer>>} server
 * @param {string[]} paths
 * @param {number} [clients]
 */
async function measure(name, { child, origin }, paths, clients = connections) {
  let count = 0
  const run = (/** @type {number} */ duration) =>
    autocannon({
      url: origin,
      connections: clients,
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
  const result = await run(seconds)
  const row = [
    result.requests.average,
    result.latency.p50,
    result.latency.p99,
    result.errors + result.timeouts + result.non2xx,
    readMemory(child),
  ]
  console.info(name.padEnd(32) + row.map((value) => value.toFixed(0).padStart(9)).join(''))
  return result.requests.average
}

/** @param {Awaited<ReturnType<typeof startServer>>} server */
function readMB({ child }) {
  return readMemory(child).toFixed(0)
}

/**
 * @param {number} one
 * @param {number} other
 */
function ratio(one, other) {
  return (one / other).toFixed(2)
}
