import { Link, linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FullRestaurant } from 'virtual:content/restaurant-pages'
import { BackLink } from '#src/components/BackLink/BackLink.tsx'
import { Highlight } from '#src/components/Highlight.tsx'
import { Neighbors } from '#src/components/Neighbors/Neighbors.tsx'
import { SaveButton } from '#src/components/SaveButton/SaveButton.tsx'
import { RankPlate } from '#src/components/RankPlate/RankPlate.tsx'
import { awardParams, toParam } from '#src/domain/directory/directory-schema.ts'
import { priceRanges } from '#src/domain/restaurant/restaurant-values.ts'
import parts from './Part.module.scss'
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx'
import hiddenStyles from '#src/components/VisuallyHidden/VisuallyHidden.module.scss'
import styles from './RestaurantPage.module.scss'
import { Visit } from './Visit.tsx'

const priceWords = ['Inexpensive', 'Moderate', 'Expensive', 'Very expensive']

export function RestaurantPage(restaurant: FullRestaurant) {
  const { slug, rank, name, neighborhood, city, state, near, isNew } = restaurant
  const { description, phrases, why, priceRange, cuisine, region } = restaurant
  const { unconfirmedSince, order, menuYear, awards, awardsAsOf } = restaurant
  const { goodToKnow, sisters, mentions, nearby, moreInState, previous, next } = restaurant
  const tier = priceRange.length
  const plate = `${styles.plate} ${rank < 10 ? styles.oneDigit : ''}`
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <BackLink to="/restaurants">All restaurants</BackLink>
        <div className={styles.words}>
          <RankPlate rank={rank} className={plate} />
          <div className={styles.facts}>
            <h1 className={styles.name}>{name}</h1>
            {isNew === true && (
              <p>
                <span className={styles.new}>NEW</span>
              </p>
            )}
            <p className={styles.line}>
              {neighborhood !== undefined && <b>{neighborhood}</b>}{' '}
              <span>
                {`${city}, `}
                <Link to="/restaurants" search={{ state }}>
                  {state}
                </Link>
              </span>{' '}
              {near !== undefined && <span>{`near ${near}`}</span>}
            </p>
            <p className={styles.line}>
              <span>
                <span className={styles.price} data-tier={tier} aria-hidden="true">
                  {priceRange}
                </span>{' '}
                <VisuallyHidden>{`Price ${tier} of ${priceRanges.length}: `}</VisuallyHidden>
                {priceWords[tier - 1]}
              </span>{' '}
              <span>
                <Link to="/restaurants" search={{ cuisine }}>
                  {cuisine}
                </Link>
                {region !== undefined && ` (${region})`}
              </span>{' '}
              {unconfirmedSince && <span>{`Last confirmed ${unconfirmedSince}`}</span>}
            </p>
          </div>
        </div>
        <p className={styles.lead}>
          <Highlight text={description} phrases={phrases} />
        </p>{' '}
        <p className={styles.why}>
          <b>{`Why No. ${rank}:`}</b> {why}
        </p>
        <SaveButton slug={slug} name={name} />
      </header>
      <div className={styles.columns}>
        <Visit restaurant={restaurant} />
        <div className={styles.parts}>
          <Part id="order" title={menuYear === undefined ? 'Order' : `On the menu in ${menuYear}`}>
            <ul role="list" className={parts.dishes}>
              {order.map(({ dish, gloss }) => (
                <li key={dish}>
                  <Highlight text={dish} phrases={phrases} />
                  {gloss !== undefined && <span className={parts.gloss}> {gloss}</span>}
                </li>
              ))}
            </ul>
          </Part>
          {awards.length > 0 && (
            <Part id="recognition" title="Recognition">
              <table className={parts.awards}>
                <thead className={hiddenStyles.hidden}>
                  <tr>
                    <th scope="col">Award</th>
                    <th scope="col">Result</th>
                    <th scope="col">Category</th>
                    <th scope="col">Years</th>
                  </tr>
                </thead>
                <tbody>
                  {awards.map(({ award, result, isEarlier, detail, years }) => (
                    <tr key={award + result + detail}>
                      <th scope="row">
                        {awardParams.includes(toParam(award)) && !isEarlier ? (
                          <Link to="/restaurants" search={{ award: toParam(award) }}>
                            {award}
                          </Link>
                        ) : (
                          award
                        )}
                      </th>
                      <td>{result}</td>
                      <td>{detail}</td>
                      <td>{years || 'year unknown'}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
              {awardsAsOf && <p className={parts.note}>{`Awards as of ${awardsAsOf}.`}</p>}
            </Part>
          )}
          <Part id="good-to-know" title="Good to know">
            <dl className={parts.facts}>
              {goodToKnow.map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
              {sisters.length > 0 && (
                <div>
                  <dt>Same owners</dt>
                  {sisters.map((one) => (
                    <dd key={one.slug}>
                      <Link to="/restaurants/$slug" params={{ slug: one.slug }}>
                        {`${one.name}, ${one.place}`}
                      </Link>
                    </dd>
                  ))}
                </div>
              )}
            </dl>
          </Part>
          {mentions.length > 0 && (
            <Part id="articles" title="In our articles">
              <ul role="list" className={parts.mentions}>
                {mentions.map(({ id, title, description: about }) => (
                  <li key={id}>
                    <h3>
                      <Link to="/blog/$id" params={{ id }}>
                        {title}
                      </Link>
                    </h3>
                    <p>{about}</p>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <Part id="nearby" title="Nearest on the list">
            <ul role="list" className={parts.nearby}>
              {nearby.map((other) => (
                <li key={other.slug}>
                  <RankPlate rank={other.rank} className={parts.smallPlate} />
                  <p>
                    <Link to="/restaurants/$slug" params={{ slug: other.slug }}>
                      {other.name}
                    </Link>
                    <span className={parts.place}>{other.place}</span>
                  </p>
                  <p className={parts.distance}>{other.distance}</p>
                </li>
              ))}
            </ul>
            {moreInState !== undefined && (
              <p className={parts.more}>
                <Link to="/restaurants" search={{ state }}>
                  {moreInState}
                </Link>
              </p>
            )}
          </Part>
        </div>
      </div>
      <Neighbors
        label="By rank"
        previous={previous && toNeighbor(previous)}
        next={next && toNeighbor(next)}
      />
    </article>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={parts.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {/* Reader views drop a <div> with many links, and leave its heading alone. */}
      <section>{children}</section>
    </section>
  )
}

const toNeighbor = ({ slug, rank, name }: NonNullable<FullRestaurant['next']>) => ({
  link: linkOptions({ to: '/restaurants/$slug', params: { slug } }),
  label: `No. ${rank}`,
  name,
})
