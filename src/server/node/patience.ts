const second = 1000

/**
 * How long slow, half-open and oversized requests hold their connection. PATIENCE is for tests: a
 * part of the usual time, so that nobody waits for it.
 */
export function readPatience({ PATIENCE = '1' } = process.env) {
  const usual = second * Number(PATIENCE)
  return {
    headersTimeout: 10 * usual,
    requestTimeout: 15 * usual,
    keepAliveTimeout: 5 * usual,
    connectionsCheckingInterval: 5 * usual,
    /** For a client that asks for much and reads nothing. */
    idleTimeout: 10 * usual,
    /** Until connections that never sent a byte are closed by a server that is to stop. */
    silentTimeout: 2 * usual,
  }
}
