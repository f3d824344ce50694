import { use } from 'react'
import { MatchSplitter } from '#src/components/Highlight/Highlight.tsx'
import { splitOrder } from '#src/domain/restaurant/order.ts'
import { splitRecognition } from '#src/domain/restaurant/recognition.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { PhrasedText } from '#src/components/PhrasedText/PhrasedText.tsx'
import styles from './RestaurantCard.module.scss'

/** A match in texts that the card does not show: 'Order: gunpowder dosa'. */
export function HiddenMatch({
  restaurant: { order, recognition, phrases },
  query,
}: {
  restaurant: Restaurant
  query: string
}) {
  const split = use(MatchSplitter)
  const isMatch = (text: string) => split?.(text, query, true).some((part) => part.isMatch) === true
  const dishes = splitOrder(order).filter(isMatch)
  const [label, matches] =
    dishes.length > 0
      ? ['Order', dishes]
      : ['Recognition', splitRecognition(recognition).slice(1).filter(isMatch)]
  return (
    matches.length > 0 && (
      <p className={styles.match}>
        <b>{label}:</b> <PhrasedText text={matches.join(', ')} phrases={phrases} query={query} />
      </p>
    )
  )
}
