import { PhrasedText } from '#src/components/PhrasedText/PhrasedText.tsx'
import type { PageText } from '#src/domain/finding/match.ts'
import type { Phrase } from '#src/domain/language/phrases.ts'
import styles from './RestaurantCard.module.scss'

/** A match in a text that the card does not show: 'Order: gunpowder dosa'. */
export function HiddenMatch({
  note: { label, text },
  phrases,
  query,
}: {
  note: PageText
  phrases?: readonly Phrase[] | undefined
  query: string
}) {
  return (
    <p className={styles.match}>
      <b>{label}:</b> <PhrasedText text={text} phrases={phrases} query={query} />
    </p>
  )
}
