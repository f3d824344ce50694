/** Ends the process if PORT is no port. An empty variable is as good as none. */
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
 * @param {unknown} error
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
 * Returns the URL to open in a browser: with the name in HOST, or localhost if the server listens everywhere.
 * @param {{ hostname: string }} address
 * @param {string} listening the URL that the server prints, with its actual port
 */
export function writeUrl({ hostname }, listening) {
  const url = new URL(listening)
  // Ignores an IPv6 address, which the URL has already.
  url.hostname = ['0.0.0.0', '::'].includes(hostname) ? 'localhost' : hostname
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
