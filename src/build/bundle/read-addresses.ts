export const siteOrigin = readOrigin(process.env.SITE_ORIGIN)
export const contactUrl = readContactUrl(process.env.CONTACT_URL)

/** Refuses a path, which `new URL` would drop, and a name without https://, of which the origin is "null". */
export function readOrigin(text: string | undefined): string | undefined {
  const example = 'https://example.com'
  return readAddress('SITE_ORIGIN', text, /^https?:\/\/[^/?#@\\\s]+\/?$/i, example)?.origin
}

export function readContactUrl(text: string | undefined): string | undefined {
  const pattern = /^https?:\/\/[^/?#@\\\s]+([/?][^#\\\s]*)?$/i
  return readAddress('CONTACT_URL', text, pattern, 'https://forms.example/pattal')?.href
}

function readAddress(variable: string, text: string | undefined, pattern: RegExp, example: string) {
  if (text !== undefined && !(pattern.test(text) && URL.canParse(text))) {
    throw new Error(`${variable}: expected an address such as ${example}, found "${text}".`)
  }
  return text === undefined ? undefined : new URL(text)
}
