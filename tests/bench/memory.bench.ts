import { once } from 'node:events'
import autocannon from 'autocannon'
import { expect, test } from 'vitest'
import { startServer } from './server.ts'
import { listViews } from './views.ts'

const total = Number(process.env.BENCH_REQUESTS ?? 200_000)
const amount = total / 10
const freshShare = 10

test('the heap of the server does not grow, with one view in ten new to its cache', async () => {
  const { process: child, origin } = await startServer(
    'dist/server/node.js',
    [],
    ['--expose-gc', '--import', './tests/bench/report-memory.mjs'],
  )
  const views = listViews()
  const favorites = views.slice(0, 100)
  let count = 0
  const nextView = () => {
    count += 1
    return count % freshShare === 0
      ? views[(count / freshShare) % views.length]
      : favorites[count % favorites.length]
  }
  const heaps: number[] = []
  console.info('requests   req/s   errors   heap MB   buffers MB   resident MB')
  for (let done = amount; done <= total; done += amount) {
    const { requests, errors, timeouts, non2xx } = await autocannon({
      url: origin,
      connections: 32,
      amount,
      requests: [{ setupRequest: (request) => ({ ...request, path: nextView() }) }],
    })
    child.send('report')
    const [memory]: NodeJS.MemoryUsage[] = await once(child, 'message')
    const { heapUsed = 0, arrayBuffers = 0, rss = 0 } = memory ?? {}
    const megabytes = [heapUsed, arrayBuffers, rss].map((bytes) => bytes / 1_000_000)
    const row = [done, requests.average, errors + timeouts + non2xx, ...megabytes]
    console.info(row.map((value) => value.toFixed(0).padStart(9)).join(' '))
    heaps.push(heapUsed)
  }
  child.kill()
  const [, second = 0] = heaps
  expect((heaps.at(-1) ?? 0) / second).toBeLessThan(1.2)
})
