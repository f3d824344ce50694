const secondMs = 1000

/**
 * Timeouts of slow, half-open and oversized requests, in milliseconds, by Node's names and two of our
 * own. TIMEOUT_FACTOR multiplies all of them, for tests.
 * https://nodejs.org/api/http.html#class-httpserver
 */
export function readTimeouts({ TIMEOUT_FACTOR = '1' } = process.env) {
  const unitMs = secondMs * Number(TIMEOUT_FACTOR)
  return {
    headersTimeout: 10 * unitMs,
    requestTimeout: 15 * unitMs,
    keepAliveTimeout: 5 * unitMs,
    connectionsCheckingInterval: 5 * unitMs,
    /** For a client that asks for much and reads nothing. */
    idleTimeoutMs: 10 * unitMs,
    /** From SIGTERM until connections that never sent a byte are closed. */
    silentTimeoutMs: 2 * unitMs,
  }
}
