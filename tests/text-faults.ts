const faults = {
  'a part is empty': /^$|^\s|\s$|\s\s|\s[,.;:?!]|[,:;]\.|\.\.|,,|\(\)|: *$/,
  'a value is missing': /undefined|null|NaN|\[object/,
  'one of many':
    /\b1 (?:more |or |[A-Z][\w-]* )*(?:restaurants|articles|states)\b|\bone restaurants\b/,
  'many of one':
    /(?<!\b1(?: more| or| [A-Z][\w-]*)*) (?:more )?(?:restaurant|article) (?:found|in|mentions|matches|priced|on)\b/,
  'a verb of many for one':
    /\b1 [^.]*\b(?<!not )(?:mention|match|none) |\b1 [^.]*\b(?:at each|lead the)\b/,
}
const sentence = /^[\p{Lu}\d“].*[.?]$/u

/** What is wrong with a text that is built from parts. What the visitor typed, in quotation marks, may be anything. */
export function findTextFaults(text: string): string[] {
  const ours = text.replaceAll(/“[^”]*”/g, '“…”')
  return Object.entries(faults).flatMap(([fault, pattern]) =>
    pattern.test(ours) ? [`${fault}: ${text}`] : [],
  )
}

/** The same for a sentence, or several. */
export const findSentenceFaults = (text: string): string[] => [
  ...findTextFaults(text),
  ...(sentence.test(text) ? [] : [`no sentence: ${text}`]),
]
