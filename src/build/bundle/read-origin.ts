/**
 * The origin of the published site, as canonical links have it, from the address somebody set.
 * Throws on all else: a path would be dropped, and a name without https:// has the origin "null".
 */
export function readOrigin(text: string): string {
  if (!/^https?:\/\/[^/?#@\\\s]+\/?$/i.test(text) || !URL.canParse(text)) {
    throw new Error(
      `SITE_ORIGIN: expected an address such as https://example.com, found "${text}".`,
    )
  }
  return new URL(text).origin
}
