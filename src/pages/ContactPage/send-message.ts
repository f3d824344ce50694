const simulatedMs = 1000
const answerMs = 10_000

/** Programs fill in this hidden field. Form services know its name. */
export const honeypot = '_gotcha'

/**
 * Posts a message as JSON. Rejects without a 2xx answer in time, and if the honeypot is filled.
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
