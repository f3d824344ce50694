const second = 1000

/**
 * Timeouts of slow, half-open and oversized requests. PATIENCE is a factor for tests: at 0.1 each is
 * a tenth.
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
