/** A phrase that is not English, and its language as a BCP 47 tag. */
export interface Phrase {
  text: string
  lang: string
}

export function findPhrases(text: string, phrases: readonly Phrase[]): Phrase[] {
  return phrases.filter((phrase) => toPattern([phrase]).test(text))
}

/** Cuts a text into phrases and what is between them, which has no language. */
export function splitPhrases(text: string, phrases: readonly Phrase[]) {
  const languages = new Map(phrases.map((phrase) => [phrase.text.toLowerCase(), phrase.lang]))
  const parts = phrases.length === 0 ? [text] : text.split(toPattern(phrases))
  let end = 0
  return parts.flatMap((part) => {
    const start = end
    end += part.length
    return part === '' ? [] : [{ text: part, start, lang: languages.get(part.toLowerCase()) }]
  })
}

/** Phrases are letters and spaces, which need no escaping. */
function toPattern(phrases: readonly Phrase[]): RegExp {
  const words = phrases.map(({ text }) => text).join('|')
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(${words})(?![\p{L}\p{N}])`, 'iu')
}
