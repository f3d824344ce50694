import { elision, splitMatches } from '#src/domain/finding/highlight.ts'

/** A phrase that is not English, and its language as a BCP 47 tag. */
export type Phrase = { text: string; lang: string }

export const findPhrases = (text: string, phrases: readonly Phrase[]): Phrase[] =>
  phrases.filter((phrase) => splitPhrases(text, [phrase]).some(({ lang }) => lang))

/** Cuts a text into phrases and what is between them, which has no language. */
export function splitPhrases(text: string, phrases: readonly Phrase[]) {
  const languages = new Map(phrases.map((phrase) => [phrase.text.toLowerCase(), phrase.lang]))
  return splitMatches(text, [...languages.keys()].join(elision), true).map((part) => ({
    text: part.text,
    start: part.start,
    lang: languages.get(part.text.toLowerCase()),
  }))
}
