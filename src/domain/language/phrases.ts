/** A phrase that is not English, and its language as a BCP 47 tag. */
export interface Phrase {
  text: string
  lang: string
}

export interface PhrasePart {
  text: string
  start: number
  lang: string | undefined
}

export function findPhrases(text: string, phrases: readonly Phrase[]): Phrase[] {
  return phrases.filter((phrase) => toPattern([phrase]).test(text))
}

export function splitPhrases(text: string, phrases: readonly Phrase[]): PhrasePart[] {
  if (phrases.length === 0) {
    return [{ text, start: 0, lang: undefined }]
  }
  const languages = new Map(phrases.map((phrase) => [phrase.text.toLowerCase(), phrase.lang]))
  let start = 0
  return text.split(toPattern(phrases)).flatMap((part) => {
    const lang = languages.get(part.toLowerCase())
    start += part.length
    return part === '' ? [] : [{ text: part, start: start - part.length, lang }]
  })
}

/** Phrases are letters and spaces, which need no escaping. */
function toPattern(phrases: readonly Phrase[]): RegExp {
  const words = phrases.map(({ text }) => text).join('|')
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(${words})(?![\p{L}\p{N}])`, 'iu')
}
