import { splitPhrases, type Phrase } from '#src/domain/language/phrases.ts'

/** A text whose phrases of other languages say so, for whoever has it read aloud. */
export function PhrasedText({ text, phrases }: { text: string; phrases: readonly Phrase[] }) {
  return splitPhrases(text, phrases).map(({ text: part, start, lang }) =>
    lang === undefined ? (
      part
    ) : (
      <span key={start} lang={lang}>
        {part}
      </span>
    ),
  )
}
