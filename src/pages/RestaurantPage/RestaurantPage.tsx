import { PhrasedText } from '#src/components/PhrasedText/PhrasedText.tsx'
import { RankPlate } from '#src/components/RankPlate/RankPlate.tsx'
import type { StateMap } from '#src/domain/map/layout.ts'
import type { RestaurantPage as RestaurantPageData } from '#src/domain/restaurant/page.ts'
import { priceRanges } from '#src/domain/restaurant/restaurant-values.ts'
import { AwardTable } from './AwardTable.tsx'
import { GoodToKnow } from './GoodToKnow.tsx'
import { Mentions } from './Mentions.tsx'
import { Nearby } from './Nearby.tsx'
import { Neighbors } from './Neighbors.tsx'
import { OrderList } from './OrderList.tsx'
import { Part } from './Part.tsx'
import styles from './RestaurantPage.module.scss'
import { Visit } from './Visit.tsx'

export interface RestaurantPageProps extends RestaurantPageData {
  map: StateMap
}

const priceWords = ['Inexpensive', 'Moderate', 'Expensive', 'Very expensive']

export function RestaurantPage(restaurant: RestaurantPageProps) {
  const { slug, rank, name, neighborhood, city, state, near, isNew, description, phrases } =
    restaurant
  const { priceRange, cuisine, region, recognition, awards, goodToKnow, mentions } = restaurant
  const tier = priceRange.length
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <p className={styles.back}>
          <a href="/restaurants">All restaurants</a>
        </p>
        <div className={styles.words}>
          <RankPlate
            rank={rank}
            className={`${styles.plate} ${rank < 10 ? styles.oneDigit : ''}`}
          />
          <div className={styles.facts}>
            <h1 className={styles.name} data-view-transition-name={`name-${slug}`}>
              {name}
            </h1>
            {isNew === true && <p className={styles.new}>NEW</p>}
            <p className={styles.line}>
              {neighborhood !== undefined && <b>{neighborhood}</b>}{' '}
              <span>{`${city}, ${state}`}</span>{' '}
              {near !== undefined && <span>{`near ${near}`}</span>}
            </p>
            <p className={styles.line}>
              <span className={styles.price} data-tier={tier}>
                <span aria-hidden="true">{priceRange}</span>
                <span className={styles.hidden}>{`Price ${tier} of ${priceRanges.length}:`}</span>
              </span>{' '}
              <span className={styles.priceWord}>{priceWords[tier - 1]}</span>{' '}
              <span>{region === undefined ? cuisine : `${cuisine} (${region})`}</span>
            </p>
            {recognition !== undefined && <p className={styles.recognition}>{recognition}</p>}
          </div>
        </div>
        <p className={styles.lead}>
          <PhrasedText text={description} phrases={phrases} words="" />
        </p>
      </header>
      <div className={styles.columns}>
        <Visit restaurant={restaurant} />
        <div className={styles.parts}>
          <Part id="order" title="Order">
            <OrderList {...restaurant} />
          </Part>
          {awards.length > 0 && (
            <Part id="recognition" title="Recognition">
              <AwardTable awards={awards} />
            </Part>
          )}
          {goodToKnow.length > 0 && (
            <Part id="good-to-know" title="Good to know">
              <GoodToKnow rows={goodToKnow} />
            </Part>
          )}
          {mentions.length > 0 && (
            <Part id="articles" title="In our articles">
              <Mentions mentions={mentions} />
            </Part>
          )}
          <Nearby {...restaurant} />
        </div>
      </div>
      <Neighbors {...restaurant} />
    </article>
  )
}
