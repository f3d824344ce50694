import { memo } from 'react'
import { splitOrder } from '#src/domain/restaurant/order.ts'
import { splitRecognition } from '#src/domain/restaurant/recognition.ts'
import { mapLink } from '#src/domain/directory/map-link.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { Mentions } from './Mentions.tsx'
import { PhrasedText } from './PhrasedText.tsx'
import { SaveButton } from './SaveButton.tsx'
import styles from './RestaurantCard.module.scss'

export interface RestaurantFactsProps {
  restaurant: Restaurant
  /** On the poster of No. 1 dishes and awards are lists. */
  isLead: boolean
}

/** Awards that a line of a card has room for. */
const maxAwards = 2

/** What no query changes. */
export const RestaurantFacts = memo(function RestaurantFacts({
  restaurant,
  isLead,
}: RestaurantFactsProps) {
  const { slug, name, city, state, cuisine, description, phrases = [] } = restaurant
  const { order, goodFor, unconfirmedSince, mentions } = restaurant
  const awards = restaurant.recognition ? splitRecognition(restaurant.recognition) : []
  return (
    <>
      <p className={styles.description}>
        <PhrasedText text={description} phrases={phrases} />
      </p>
      {isLead ? (
        <dl className={styles.lists}>
          <List title="Order" texts={splitOrder(order)} phrases={phrases} />
          {awards.length > 0 && <List title="Recognition" texts={awards} phrases={[]} />}
        </dl>
      ) : (
        <>
          <p className={styles.order}>
            <b>Order: </b>
            <PhrasedText text={order} phrases={phrases} />
          </p>
          {awards.length > 0 && (
            <p className={`${styles.recognition} ${styles.items}`}>
              {awards.slice(0, maxAwards).map((award) => (
                <span key={award}>{award}</span>
              ))}
            </p>
          )}
        </>
      )}
      <div className={styles.rest}>
        {goodFor !== undefined && <p className={styles.goodFor}>{goodFor}</p>}
        {unconfirmedSince !== undefined && (
          <p className={styles.aside}>{`Last confirmed ${unconfirmedSince}`}</p>
        )}
        {mentions && <Mentions mentions={mentions} />}
        <div className={styles.foot}>
          <p className={styles.cuisine}>{cuisine}</p>
          <p className={styles.links}>
            <SaveButton slug={slug} name={name} />
            <a href={mapLink({ name, city, state })} target="_blank" rel="noopener noreferrer">
              Directions<span className={styles.hidden}>{` to ${name} (opens in a new tab)`}</span>
            </a>
            <a href={`/restaurants#${slug}`} data-copy="">
              Copy link<span className={styles.hidden}>{` to ${name}`}</span>
            </a>
          </p>
        </div>
      </div>
    </>
  )
})

function List({
  title,
  texts,
  phrases,
}: {
  title: string
  texts: readonly string[]
  phrases: NonNullable<Restaurant['phrases']>
}) {
  return (
    <div>
      <dt>{title}</dt>
      {texts.map((text) => (
        <dd key={text}>
          <PhrasedText text={text} phrases={phrases} />
        </dd>
      ))}
    </div>
  )
}
