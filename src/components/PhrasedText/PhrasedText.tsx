import { memo } from 'react'
import { Highlight } from '#src/components/Highlight/Highlight.tsx'
import { splitPhrases, type Phrase } from '#src/domain/language/phrases.ts'

export interface PhrasedTextProps {
  text: string
  phrases?: readonly Phrase[] | undefined
  words: string
}

/** Sets `lang` on phrases in other languages, so that screen readers pronounce them right. */
export const PhrasedText = memo(function PhrasedText({ text, phrases, words }: PhrasedTextProps) {
  return splitPhrases(text, phrases ?? []).map(({ text: part, start, lang }) => {
    const shown = (
      <Highlight
        key={start}
        text={text}
        query={words}
        isWhole
        from={start}
        to={start + part.length}
      />
    )
    return lang === undefined ? (
      shown
    ) : (
      <span key={start} lang={lang}>
        {shown}
      </span>
    )
  })
})
