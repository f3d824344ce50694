import { memo } from 'react'
import { splitMatches } from '#src/domain/finding/highlight.ts'
import { splitPhrases, type Phrase } from '#src/domain/language/phrases.ts'

interface HighlightProps {
  text: string
  query?: string
  /** Whole words only: tea is not found in steam. */
  isWhole?: boolean
  /** In other languages. They get `lang`, so that screen readers pronounce them right. */
  phrases?: readonly Phrase[] | undefined
}

/** Marks matches. The role is `presentation`, because screen readers would announce each mark in a name. */
export const Highlight = memo(function Highlight(props: HighlightProps) {
  const { text, query = '', isWhole = false, phrases = [] } = props
  const runs = splitMatches(text, query, isWhole)
  return splitPhrases(text, phrases).map(({ text: phrase, start: from, lang }) => {
    const end = from + phrase.length
    const shown = runs.map(({ text: run, start, isMatch }) => {
      const part = text.slice(Math.max(start, from), Math.min(start + run.length, end))
      return isMatch && part !== '' ? (
        <mark key={start} role="presentation">
          {part}
        </mark>
      ) : (
        part
      )
    })
    return lang === undefined ? (
      shown
    ) : (
      <span key={from} lang={lang}>
        {shown}
      </span>
    )
  })
})
