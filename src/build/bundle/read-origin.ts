/**
 * Reads SITE_ORIGIN: returns the origin of an http or https address. Throws on anything else, because
 * `new URL` would drop a path, and the origin of a name without https:// is "null".
 */
export function readOrigin(text: string): string {
  if (!/^https?:\/\/[^/?#@\\\s]+\/?$/i.test(text) || !URL.canParse(text)) {
    throw new Error(
      `SITE_ORIGIN: expected an address such as https://example.com, found "${text}".`,
    )
  }
  return new URL(text).origin
}
