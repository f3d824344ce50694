import { memo } from 'react'
import { Highlight } from '#src/components/Highlight/Highlight.tsx'
import { splitPhrases, type Phrase } from '#src/domain/language/phrases.ts'

export interface PhrasedTextProps {
  text: string
  phrases?: readonly Phrase[] | undefined
  query?: string
}

/** Sets `lang` on phrases in other languages, so that screen readers pronounce them right. */
export const PhrasedText = memo(function PhrasedText(props: PhrasedTextProps) {
  const { text, phrases = [], query = '' } = props
  return splitPhrases(text, phrases).map(({ text: part, start, lang }) => {
    const shown = (
      <Highlight
        key={start}
        text={text}
        query={query}
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
