import { LRUCache } from 'lru-cache'
import type { InlineParts } from './headers.ts'

const inlineElement = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g
/**
 * A script with a source is covered by 'self'; a data block such as JSON-LD never runs. Speculation
 * rules do not run either, but the policy counts them as a script.
 */
const needsNoHash = /\bsrc=|\btype="(?!module"|speculationrules"|text\/javascript")/

/** Finds what the policy of a page has to name, from the page itself. It uses no API of Node. */
export async function readInlineParts(html: string): Promise<InlineParts> {
  const texts = { script: new Set<string>(), style: new Set<string>() }
  for (const [, name, attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (!needsNoHash.test(attributes)) {
      texts[name === 'style' ? 'style' : 'script'].add(text)
    }
  }
  const [scripts, styles] = await Promise.all([hashAll(texts.script), hashAll(texts.style)])
  return { scripts, styles, hasMailForm: html.includes('action="mailto:') }
}

/** The same for a file that is no page: a drawing may bring styles along, and nothing else. */
export async function readStyles(
  url: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<readonly string[]> {
  return url.endsWith('.svg') ? (await readInlineParts(new TextDecoder().decode(bytes))).styles : []
}

/** Pages share their inline scripts, most of all the long one with the data of a list. */
const hashes = new LRUCache<string, Promise<string>>({ max: 50 })

function hashAll(texts: Iterable<string>): Promise<string[]> {
  return Promise.all(
    Array.from(texts, (text) => {
      const hash = hashes.get(text) ?? hashText(text)
      hashes.set(text, hash)
      return hash
    }),
  )
}

async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}
