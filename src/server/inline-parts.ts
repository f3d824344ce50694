import { sha256 } from './etag.ts'
import type { InlineParts } from './headers.ts'

const inlineElement = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g
/** 'self' covers `src`; a data block such as JSON-LD never runs. */
const needsNoHash = /\bsrc=|\btype="(?!module"|text\/javascript")/

export async function readInlineParts(html: string): Promise<InlineParts> {
  const texts = { script: new Set<string>(), style: new Set<string>() }
  for (const [, name, attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (!needsNoHash.test(attributes)) {
      texts[name === 'style' ? 'style' : 'script'].add(text)
    }
  }
  return {
    scripts: await Promise.all(Array.from(texts.script, hashText)),
    styles: await Promise.all(Array.from(texts.style, hashText)),
    hasMailForm: html.includes('action="mailto:'),
  }
}

async function hashText(text: string): Promise<string> {
  return `'sha256-${await sha256(new TextEncoder().encode(text))}'`
}
