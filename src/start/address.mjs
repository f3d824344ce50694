// Where a server listens. Plain JavaScript: workerd.mjs runs as it is.
import { isIP } from 'node:net'

/**
 * Reads PORT and HOST; an empty one is as good as none. Ends the process where PORT is no port.
 * @returns {{ port: number, hostname: string }}
 */
export function readAddress() {
  const { PORT, HOST } = process.env
  const text = PORT || '3000'
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) {
    stop(`PORT: expected a number from 0 to 65535, found "${text}".`)
  }
  return { port, hostname: HOST || 'localhost' }
}

/**
 * Ends the process with one sentence on why nothing can listen there.
 * @param {unknown} error what listening threw
 * @param {{ port: number, hostname: string }} address
 * @returns {never}
 */
export function stopForAddress(error, { port, hostname }) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE') {
    stop(`Port ${port} on ${hostname} is taken. Stop the other program or set PORT, such as 3001.`)
  }
  if (['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN'].includes(code)) {
    stop(`HOST: expected a name or an address of this machine, found "${hostname}".`)
  }
  stop(`Nothing can be served on port ${port} of ${hostname}: ${String(error)}`)
}

/**
 * The URL to open in a browser: by its name, where HOST is one, and by this machine's where the
 * server listens at all addresses.
 * @param {{ hostname: string }} address
 * @param {string} listening the URL that the server prints, with its actual port
 */
export function writeUrl({ hostname }, listening) {
  const url = new URL(listening)
  const isEverywhere = hostname === '0.0.0.0' || hostname === '::'
  if (isEverywhere || isIP(hostname) === 0) {
    url.hostname = isEverywhere ? 'localhost' : hostname
  }
  return url.href
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
