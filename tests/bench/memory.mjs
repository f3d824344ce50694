// npm run bench:memory: requests 200,000 views of the built server, one in ten of them new to its cache,
// and prints its memory meanwhile. Fails if the heap grows. BENCH_REQUESTS changes the number.
import { once } from 'node:events'
import autocannon from 'autocannon'
import { readMemory, startServer } from './server.mjs'
import { listViews } from './views.mjs'

const requests = Number(process.env.BENCH_REQUESTS ?? 200_000)
const step = requests / 10
const freshShare = 10
const port = Number(process.env.PORT ?? 3790)
const views = listViews()
/** Requested so often that they stay in the cache. */
const favorites = views.slice(0, 100)
let count = 0

const { child, origin } = await startServer(
  port,
  ['--expose-gc', '--import', './tests/bench/tell-memory.mjs', 'dist/server/node.js'],
  'ipc',
)
console.info('requests   req/s   errors   heap MB   buffers MB   resident MB')
await tell(0, 0, 0)
/** @type {number[]} */
const heaps = []
for (let done = step; done <= requests; done += step) {
  const {
    requests: rate,
    errors,
    timeouts,
    non2xx,
  } = await autocannon({
    url: origin,
    connections: 32,
    amount: step,
    requests: [{ setupRequest: (request) => ({ ...request, path: nextView() }) }],
  })
  heaps.push(await tell(done, rate.average, errors + timeouts + non2xx))
}
child.kill()
const [, second = 0] = heaps
console.info(`heap, last against second: ${((heaps.at(-1) ?? 0) / second).toFixed(2)}`)

function nextView() {
  count += 1
  return count % freshShare === 0
    ? views[(count / freshShare) % views.length]
    : favorites[count % favorites.length]
}

/**
 * Prints a row and returns the heap in megabytes.
 * @param {number} done
 * @param {number} rate
 * @param {number} errors
 */
async function tell(done, rate, errors) {
  child.send('tell')
  const [answer] = await once(child, 'message')
  /** @type {NodeJS.MemoryUsage} */
  const { heapUsed, arrayBuffers } = answer
  const heap = heapUsed / 1_000_000
  const row = [rate, errors, heap, arrayBuffers / 1_000_000, readMemory(child)]
  const widths = [8, 9, 10, 13, 14]
  console.info(
    String(done).padEnd(8) +
      row.map((value, i) => value.toFixed(0).padStart(widths[i] ?? 0)).join(''),
  )
  return heap
}
