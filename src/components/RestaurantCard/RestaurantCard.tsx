import { Link } from '@tanstack/react-router'
import { Fragment, memo, type MouseEvent, type ReactNode } from 'react'
import { Highlight } from '#src/components/Highlight/Highlight.tsx'
import { PhrasedText } from '#src/components/PhrasedText/PhrasedText.tsx'
import { RankPlate } from '#src/components/RankPlate/RankPlate.tsx'
import { SaveButton } from '#src/components/SaveButton/SaveButton.tsx'
import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { priceRanges } from '#src/domain/restaurant/restaurant-values.ts'
import styles from './RestaurantCard.module.scss'

export interface RestaurantCardProps {
  restaurant: Restaurant
  query?: string
  /** A close match: highlights whole words in all texts of the card. */
  isClose?: boolean
  matchesStateName?: boolean
  heading: 'h2' | 'h3'
  /** 'large' has a larger name, 'lead' is the poster of No. 1. */
  layout?: 'column' | 'large' | 'lead'
  /** A line below the description. */
  children?: ReactNode
}

export const RestaurantCard = memo(function RestaurantCard({
  restaurant,
  query = '',
  isClose = false,
  matchesStateName = false,
  heading: Heading,
  layout = 'column',
  children,
}: RestaurantCardProps) {
  const { rank, slug, name, neighborhood, city, state, priceRange, isNew } = restaurant
  const { description, phrases, order, cuisine, goodFor = [], unconfirmedSince } = restaurant
  const { recognition: awards = [], address, phone } = restaurant
  const tier = priceRange.length
  const textQuery = isClose ? query : ''
  const title = (
    <Heading
      className={styles.name}
      data-view-transition-name={isClose ? undefined : `name-${slug}`}
    >
      <Link to="/restaurants/$slug" params={{ slug }}>
        <Highlight text={name} query={query} isWhole={isClose} />
      </Link>
    </Heading>
  )
  return (
    // The keyboard has the link; the handler serves the mouse alone.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <article
      id={isClose ? undefined : slug}
      className={styles.card}
      data-layout={layout}
      data-ground={layout === 'lead' ? 'teal' : undefined}
      aria-label={name}
      onClick={followText}
    >
      <div className={styles.head}>
        {isNew === true ? (
          <div className={styles.title}>
            {title}
            <span className={styles.new}>NEW</span>
          </div>
        ) : (
          title
        )}
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
            <span className={styles.neighborhood}>
              <Highlight text={neighborhood} query={query} isWhole={isClose} />
            </span>
          )}{' '}
          <span>
            <Highlight
              text={matchesStateName ? `${city}, ` : `${city}, ${state}`}
              query={query}
              isWhole={isClose}
            />
            {matchesStateName && <Highlight text={state} query={state} />}
          </span>
        </p>
      </div>
      <p className={styles.description}>
        <PhrasedText text={description} phrases={phrases} query={textQuery} />
      </p>
      {children}
      {layout === 'lead' ? (
        <dl className={styles.lists}>
          <List title="Order" texts={order} phrases={phrases} />
          {awards.length > 0 && <List title="Recognition" texts={awards} />}
        </dl>
      ) : (
        awards[0] !== undefined && (
          <p className={styles.recognition}>
            <PhrasedText text={awards[0]} query={textQuery} />
          </p>
        )
      )}
      <p className={styles.facts}>
        {unconfirmedSince !== undefined && <span>{`Last confirmed ${unconfirmedSince}`}</span>}{' '}
        <span className={styles.cuisine}>
          <PhrasedText text={cuisine} query={textQuery} />
        </span>
        {goodFor.map((diet) => (
          <Fragment key={diet}>
            {' '}
            <span>
              <PhrasedText text={diet} query={textQuery} />
            </span>
          </Fragment>
        ))}
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
          <PhrasedText text={text} phrases={phrases} />
        </dd>
      ))}
    </div>
  )
}
