/**
 * Reads CONTACT_URL, where the contact form posts to: an http or https address, or nothing. Throws
 * on anything else: a form that sends to a mistake loses mail.
 */
export function readContactUrl(text: string | undefined): string | undefined {
  if (text === undefined) {
    return undefined
  }
  if (!/^https?:\/\/[^/?#@\\\s]+([/?][^#\\\s]*)?$/i.test(text) || !URL.canParse(text)) {
    throw new Error(
      `CONTACT_URL: expected an address such as https://forms.example/pattal, found "${text}".`,
    )
  }
  return new URL(text).href
}
