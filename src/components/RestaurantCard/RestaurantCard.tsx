import { Link } from '@tanstack/react-router'
import { memo, type MouseEvent } from 'react'
import { Highlight } from '#src/components/Highlight.tsx'
import type { CardEntry } from '#src/components/ListView/use-list-view.ts'
import { RankPlate } from '#src/components/RankPlate/RankPlate.tsx'
import { SaveButton } from '#src/components/SaveButton/SaveButton.tsx'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { priceRanges } from '#src/domain/restaurant/restaurant-values.ts'
import styles from './RestaurantCard.module.scss'

interface RestaurantCardProps extends Partial<Omit<CardEntry<Restaurant>, 'item'>> {
  restaurant: Restaurant
  heading: 'h2' | 'h3'
  /** 'large' has a larger name, 'lead' is the poster of No. 1. */
  layout?: 'column' | 'large' | 'lead'
}

export const RestaurantCard = memo(function RestaurantCard(props: RestaurantCardProps) {
  const { restaurant, heading: Heading, layout = 'column' } = props
  const { query = '', field, note, distance, isClose = false } = props
  const { rank, slug, name, neighborhood, city, state, priceRange, isNew } = restaurant
  const { description, phrases, order, cuisine, goodFor = [], unconfirmedSince } = restaurant
  const { recognition: awards = [], address, phone } = restaurant
  const tier = priceRange.length
  const matchesStateName = field?.name === 'stateName'
  // No component where there is nothing to mark: a list would hydrate 400 of them.
  const mark = (text: string) =>
    query === '' ? text : <Highlight text={text} query={query} isWhole={isClose} />
  const markClose = (text: string) =>
    isClose || phrases ? (
      <Highlight text={text} query={isClose ? query : ''} phrases={phrases} isWhole />
    ) : (
      text
    )
  const renderTexts = (term: string, texts: readonly string[]) => (
    <div>
      <dt>{term}</dt>
      {texts.map((text) => (
        <dd key={text}>{markClose(text)}</dd>
      ))}
    </div>
  )
  return (
    // The keyboard has the link; the handler serves the mouse alone.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <article
      id={isClose ? undefined : slug}
      className={styles.card}
      data-ranks={rank}
      data-layout={layout}
      data-ground={layout === 'lead' ? 'teal' : undefined}
      aria-label={name}
      onClick={followText}
    >
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading className={styles.name}>
            <Link to="/restaurants/$slug" params={{ slug }}>
              {mark(name)}
            </Link>
          </Heading>
          {isNew === true && <span className={styles.new}>NEW</span>}
        </div>
        <RankPlate rank={rank} className={styles.plate} />
        <span
          className={styles.price}
          role="img"
          aria-label={`Price ${tier} of ${priceRanges.length}`}
          data-tier={tier}
        >
          {priceRange}
        </span>
        <p className={styles.place}>
          {neighborhood !== undefined && (
            <span className={styles.neighborhood}>{mark(neighborhood)}</span>
          )}{' '}
          <span>
            {mark(matchesStateName ? `${city}, ` : `${city}, ${state}`)}
            {matchesStateName && <Highlight text={state} query={state} />}
          </span>
        </p>
      </div>
      <p className={styles.description}>{markClose(description)}</p>
      {note && (
        <p className={styles.match}>
          <b>{note.label}:</b> {markClose(note.text)}
        </p>
      )}
      {distance !== undefined && <p className={styles.distance}>{distance} away</p>}
      {layout === 'lead' ? (
        <dl className={styles.lists}>
          {renderTexts('Order', order)}
          {awards.length > 0 && renderTexts('Recognition', awards)}
        </dl>
      ) : (
        awards[0] !== undefined && <p className={styles.recognition}>{markClose(awards[0])}</p>
      )}
      <p className={styles.facts}>
        {unconfirmedSince !== undefined && <span>{`Last confirmed ${unconfirmedSince}`}</span>}{' '}
        <span className={styles.cuisine}>{markClose(cuisine)}</span>
        {goodFor.map((value) => [' ', <span key={value}>{markClose(value)}</span>])}
      </p>
      <p className={styles.contact}>{[address, phone].filter(Boolean).join(' · ')}</p>
      <SaveButton slug={slug} name={name} className={styles.save} />
    </article>
  )
})

/** Passes a click on the text, which is above the link so that it can be selected, to the link. */
function followText({ target, currentTarget, nativeEvent }: MouseEvent<HTMLElement>): void {
  const link = currentTarget.querySelector('a')
  const isText = target instanceof Element && target.closest('a, button') === null
  if (isText && getSelection()?.isCollapsed === true) {
    link?.dispatchEvent(new globalThis.MouseEvent('click', nativeEvent))
  }
}
