/** Refuses a path, which `new URL` would drop, and a name without https://, of which the origin is "null". */
export function readOrigin(text: string): string {
  const example = 'https://example.com'
  return readAddress('SITE_ORIGIN', text, /^https?:\/\/[^/?#@\\\s]+\/?$/i, example).origin
}

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
