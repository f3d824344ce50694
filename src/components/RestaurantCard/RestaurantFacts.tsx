import { memo } from 'react'
import { splitOrder } from '#src/domain/restaurant/order.ts'
import { namedOnCard, splitRecognition } from '#src/domain/restaurant/recognition.ts'
import { mapLink } from '#src/domain/directory/map-link.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { Mentions } from './Mentions.tsx'
import { PhrasedText } from './PhrasedText.tsx'
import { SaveButton } from './SaveButton.tsx'
import styles from './RestaurantCard.module.scss'

export interface RestaurantFactsProps {
  restaurant: Restaurant
  /** Shows dishes and awards as lists, on the poster of No. 1. */
  isLead: boolean
  /** The query of a close match, whose whole words are marked; '' for others. */
  words: string
}

/** The part of a card that a query does not change, except in close matches. Memoized apart. */
export const RestaurantFacts = memo(function RestaurantFacts({
  restaurant,
  isLead,
  words,
}: RestaurantFactsProps) {
  const { slug, name, city, state, cuisine, description, phrases } = restaurant
  const { order, goodFor, recognition, unconfirmedSince, mentions } = restaurant
  return (
    <>
      <p className={styles.description}>
        <PhrasedText {...{ text: description, phrases, words }} />
      </p>
      {isLead ? (
        <dl className={styles.lists}>
          <List title="Order" texts={splitOrder(order)} phrases={phrases} />
          {recognition !== undefined && (
            <List title="Recognition" texts={splitRecognition(recognition)} />
          )}
        </dl>
      ) : (
        <>
          <p className={styles.order}>
            <b>Order: </b>
            <PhrasedText {...{ text: order, phrases, words }} />
          </p>
          {recognition !== undefined && (
            <p className={`${styles.recognition} ${styles.items}`}>
              {namedOnCard(recognition).map((award) => (
                <span key={award}>
                  <PhrasedText text={award} words={words} />
                </span>
              ))}
            </p>
          )}
        </>
      )}
      <div className={styles.rest}>
        {goodFor !== undefined && (
          <p className={styles.goodFor}>
            <PhrasedText text={goodFor} words={words} />
          </p>
        )}
        {unconfirmedSince !== undefined && (
          <p className={styles.aside}>{`Last confirmed ${unconfirmedSince}`}</p>
        )}
        {mentions && <Mentions mentions={mentions} />}
        <div className={styles.foot}>
          <p className={styles.cuisine}>
            <PhrasedText text={cuisine} words={words} />
          </p>
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
  phrases?: Restaurant['phrases']
}) {
  return (
    <div>
      <dt>{title}</dt>
      {texts.map((text) => (
        <dd key={text}>
          <PhrasedText text={text} phrases={phrases} words="" />
        </dd>
      ))}
    </div>
  )
}
