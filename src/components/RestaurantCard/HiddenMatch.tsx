import { PhrasedText } from '#src/components/PhrasedText/PhrasedText.tsx'
import { splitMatches } from '#src/domain/finding/highlight.ts'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import styles from './RestaurantCard.module.scss'

/** A match in texts that the card does not show: 'Order: gunpowder dosa'. */
export function HiddenMatch({
  restaurant: { order, recognition, phrases },
  query,
}: {
  restaurant: Restaurant
  query: string
}) {
  const isMatch = (text: string) => splitMatches(text, query, true).some((part) => part.isMatch)
  const dishes = order.filter(isMatch)
  const [label, matches] =
    dishes.length > 0
      ? ['Order', dishes]
      : ['Recognition', recognition?.slice(1).filter(isMatch) ?? []]
  return (
    matches.length > 0 && (
      <p className={styles.match}>
        <b>{label}:</b> <PhrasedText text={matches.join(', ')} phrases={phrases} query={query} />
      </p>
    )
  )
}
