import type { InlineParts } from './headers.ts'

const scriptElement = /<script\b([^>]*)>([^]*?)<\/script>/g
const styleElement = /<style\b([^>]*)>([^]*?)<\/style>/g
/**
 * A script with a source is covered by 'self'; a data block such as JSON-LD never runs. Speculation rules do not run either, but the policy counts them as a script.
 */
const needsNoHash = /\bsrc=|\btype="(?!module"|speculationrules"|text\/javascript")/

/** Finds what the policy of a page has to name, from the page itself. It uses no API of Node. */
export async function readInlineParts(html: string): Promise<InlineParts> {
  const [scripts, styles] = await Promise.all([
    hashAll(html, scriptElement),
    hashAll(html, styleElement),
  ])
  return { scripts, styles, hasMailForm: html.includes('action="mailto:') }
}

async function hashAll(html: string, element: RegExp): Promise<string[]> {
  const texts = [...html.matchAll(element)].flatMap(([, attributes = '', text = '']) =>
    needsNoHash.test(attributes) ? [] : text,
  )
  return Promise.all([...new Set(texts)].map(async (text) => `'sha256-${await hashText(text)}'`))
}

/** The SHA-256 of a text in base64. */
export async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
