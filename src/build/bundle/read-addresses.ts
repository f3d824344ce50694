/**
 * Reads SITE_ORIGIN: returns the origin of an http or https address. Throws on anything else, because
 * `new URL` would drop a path, and the origin of a name without https:// is "null".
 */
export function readOrigin(text: string): string {
  const example = 'https://example.com'
  return readAddress('SITE_ORIGIN', text, /^https?:\/\/[^/?#@\\\s]+\/?$/i, example).origin
}

/**
 * Reads CONTACT_URL, where the contact form posts to: an http or https address, or nothing. Throws
 * on anything else: a form that sends to a mistake loses mail.
 */
export function readContactUrl(text: string | undefined): string | undefined {
  const pattern = /^https?:\/\/[^/?#@\\\s]+([/?][^#\\\s]*)?$/i
  const example = 'https://forms.example/pattal'
  return text === undefined ? undefined : readAddress('CONTACT_URL', text, pattern, example).href
}

function readAddress(variable: string, text: string, pattern: RegExp, example: string): URL {
  if (!pattern.test(text) || !URL.canParse(text)) {
    throw new Error(`${variable}: expected an address such as ${example}, found "${text}".`)
  }
  return new URL(text)
}
