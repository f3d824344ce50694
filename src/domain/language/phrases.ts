/** A phrase that is not English, and its language as a BCP 47 tag. */
export interface Phrase {
  text: string
  lang: string
}

/** A part of a text, and where it starts. English has no tag. */
export interface PhrasePart {
  text: string
  start: number
  lang?: string
}

export function findPhrases(text: string, phrases: readonly Phrase[]): Phrase[] {
  return phrases.filter((phrase) => toPattern([phrase]).test(text))
}

/** Splits a text at the phrases in it. Joined, the parts are the text. */
export function splitPhrases(text: string, phrases: readonly Phrase[]): PhrasePart[] {
  if (phrases.length === 0) {
    return [{ text, start: 0 }]
  }
  const languages = new Map(phrases.map((phrase) => [phrase.text.toLowerCase(), phrase.lang]))
  let start = 0
  return text.split(toPattern(phrases)).flatMap((part) => {
    const lang = languages.get(part.toLowerCase())
    const phrasePart = { text: part, start, ...(lang !== undefined && { lang }) }
    start += part.length
    return part === '' ? [] : [phrasePart]
  })
}

/** A phrase is letters and spaces (build/content/mark-languages.ts), so it needs no escaping. */
function toPattern(phrases: readonly Phrase[]): RegExp {
  const words = phrases.map(({ text }) => text).join('|')
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(${words})(?![\p{L}\p{N}])`, 'iu')
}
