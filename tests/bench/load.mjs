// npm run bench:load: drives the built server on the loopback and prints what it bears. Bounded: a
// few seconds a row. BENCH_SECONDS and BENCH_CONNECTIONS change it.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'

const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const connections = Number(process.env.BENCH_CONNECTIONS ?? 32)
const port = Number(process.env.PORT ?? 3790)
const origin = `http://localhost:${port}`
const view = '/restaurants?state=CA'

const server = spawn(process.execPath, ['dist/server/node.js'], {
  env: { ...process.env, PORT: String(port), HOST: 'localhost' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
await waitForServer(`${origin}/healthz`)
const html = await (await fetch(origin + view)).text()

/** The yardstick: srvx serving a file of the same size, in a process of its own as well. */
const folder = mkdtempSync(path.join(tmpdir(), 'pattal-'))
writeFileSync(path.join(folder, 'index.html'), html)
const yardstick = spawn(process.execPath, ['tests/bench/yardstick.mjs', String(port + 1), folder], {
  stdio: 'inherit',
})
await waitForServer(`http://localhost:${port + 1}/`)

console.info(`view of ${html.length} characters, ${connections} connections, ${seconds} s a row`)
console.info('row                          req/s   p50 ms   p99 ms   errors   server MB')
const file = await measure('a file of that size, srvx', `http://localhost:${port + 1}/`)
await measure('a prerendered page', `${origin}/about`)
const cached = await measure('a cached filtered view', origin + view)
const fresh = await measure('views nobody asked for yet', origin, { isFresh: true })
await measure('256 connections', origin + view, { clients: 256 })
console.info(`cached view / static file: ${(cached.rate / file.rate).toFixed(2)}`)
console.info(`fresh view / cached view: ${(fresh.rate / cached.rate).toFixed(2)}`)
await measureStop()
yardstick.kill()
rmSync(folder, { recursive: true })

/**
 * @param {string} name
 * @param {string} url
 * @param {{ isFresh?: boolean, clients?: number }} [options]
 */
async function measure(name, url, { isFresh = false, clients = connections } = {}) {
  let count = 0
  const result = await autocannon({
    url,
    connections: clients,
    duration: seconds,
    ...(isFresh && {
      requests: [
        {
          setupRequest: (/** @type {object} */ request) => {
            count += 1
            return { ...request, path: `/restaurants?query=a+${count}` }
          },
        },
      ],
    }),
  })
  const errors = result.errors + result.timeouts + result['5xx']
  const row = [
    result.requests.average,
    result.latency.p50,
    result.latency.p99,
    errors,
    readMemory(),
  ]
  console.info(name.padEnd(26) + row.map((value) => value.toFixed(0).padStart(9)).join(''))
  return { rate: result.requests.average }
}

/** SIGTERM while 32 connections ask: whatever was accepted must be answered whole. */
async function measureStop() {
  const load = autocannon({ url: origin + view, connections: 32, duration: 3 })
  setTimeout(() => server.kill('SIGTERM'), 1_000)
  const result = await load
  // After the stop new connections are refused, which is right; a cut answer would be a mismatch.
  console.info(
    `SIGTERM under load: ${result['2xx']} answers, ${result.non2xx} not 2xx, ${result.resets ?? 0} cut`,
  )
}

/** Resident megabytes of the server, where the system tells. */
function readMemory() {
  try {
    const [, kilobytes = '0'] =
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1_000
  } catch {
    return 0
  }
}

/** @param {string} url */
async function waitForServer(url) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await fetch(url)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('The server did not start. Build first: npm run build')
}
