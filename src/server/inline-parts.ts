import { LRUCache } from 'lru-cache'
import type { InlineParts } from './headers.ts'

const inlineElement = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g
/**
 * Inline elements without a hash in the policy: a script with `src` is covered by 'self', a data block
 * such as JSON-LD never runs.
 */
const needsNoHash = /\bsrc=|\btype="(?!module"|text\/javascript")/

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

/** The hashes of the inline styles of an SVG; none for other files. */
export async function readStyles(
  url: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<readonly string[]> {
  return url.endsWith('.svg') ? (await readInlineParts(new TextDecoder().decode(bytes))).styles : []
}

/** Hashes by text, cached because most inline scripts are on many pages. */
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
