// @ts-expect-error The package has no types.
import autocannon from 'autocannon'
import { expect, test } from 'vitest'
import { runProgram, waitForOrigin } from '#tests/http/run-server.ts'
import { listViews } from './views.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const view = '/restaurants?state=CA'
/** The last are far more than the cache holds, so that each is evicted before it is requested again. */
const rows: [name: string, connections: number, paths: string[]][] = [
  ['a prerendered page', 32, ['/about']],
  ['a cached filtered view', 32, [view]],
  ['the same, 256 connections', 256, [view]],
  ['random filtered views', 32, listViews()],
]

test('the server answers every request, and prints its rates and latencies', async () => {
  const env = { PORT: '0', HOST: 'localhost', NODE_ENV: 'production' }
  const { origin, process: server } = await waitForOrigin(runProgram('dist/server/node.js', env))
  console.info(`${seconds} s a row`.padEnd(32) + '    req/s   p50 ms   p99 ms   errors')
  for (const [name, connections, paths] of rows) {
    let count = 0
    const setupRequest = (request: object) => {
      count += 1
      return { ...request, path: paths[count % paths.length] }
    }
    // As browsers do. The client itself would need most of the time for texts that are not compressed.
    const headers = { 'accept-encoding': 'gzip, deflate, br' }
    const run = (duration: number) =>
      autocannon({ url: origin, connections, duration, headers, requests: [{ setupRequest }] })
    // To warm up.
    await run(Math.min(2, seconds))
    const { requests, latency, errors, timeouts, non2xx } = await run(seconds)
    const failed = errors + timeouts + non2xx
    const values = [requests.average, latency.p50, latency.p99, failed]
    console.info(name.padEnd(32) + values.map((value) => value.toFixed(0).padStart(9)).join(''))
    expect.soft(failed, name).toBe(0)
  }
  server.kill()
})
