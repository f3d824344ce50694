import { z } from 'zod'
import { splitPhrases, type Phrase } from '#src/domain/language/phrases.ts'
import { readYaml, type TextSource } from './read-yaml.ts'

const languagesSchema = z.record(
  z.string().regex(/^\p{L}+(?: \p{L}+)*$/u, 'words of letters alone'),
  z.string().regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?$/, 'a BCP 47 tag such as ta-Latn'),
)

export function readLanguages(source: TextSource): Phrase[] {
  return Object.entries(readYaml(source, languagesSchema)).map(([text, lang]) => ({ text, lang }))
}

/** Wraps each phrase between tags in a `<span lang>`. */
export function markLanguages(html: string, phrases: readonly Phrase[]): string {
  return html.replaceAll(/(?<=^|>)[^<]+/g, (text) =>
    splitPhrases(text, phrases)
      .map(({ text: part, lang }) => (lang ? `<span lang="${lang}">${part}</span>` : part))
      .join(''),
  )
}
