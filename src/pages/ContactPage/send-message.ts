const simulatedMs = 1000
const answerMs = 10_000

/** The name of a hidden field, which programs fill in. Form services know it by this name. */
export const honeypot = '_gotcha'

/**
 * Posts a message as JSON. Rejects if the answer is not 2xx or takes too long, and if the honeypot is
 * filled.
 * @param url CONTACT_URL; without one, sending is simulated
 */
export async function sendMessage(message: FormData, url: string): Promise<void> {
  if (url === '') {
    await new Promise((resolve) => setTimeout(resolve, simulatedMs))
    return
  }
  const { [honeypot]: trap = '', ...texts } = Object.fromEntries(message)
  if (trap !== '') {
    throw new Error('Expected no text in a field that nobody sees.')
  }
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(texts),
    signal: AbortSignal.timeout(answerMs),
  })
  if (!ok) {
    throw new Error(`Expected a 2xx answer, found ${status}.`)
  }
}
