import { ArticleCard } from '#src/components/ArticleCard/ArticleCard.tsx'
import { Figures } from '#src/components/Figures/Figures.tsx'
import { MoreLink } from '#src/components/MoreLink/MoreLink.tsx'
import { UsMap } from '#src/components/PlaceMap/UsMap.tsx'
import { RestaurantCard } from '#src/components/RestaurantCard/RestaurantCard.tsx'
import { site } from '#src/site.ts'
import puris from './details/fine-dining-puris.jpg?w=480;900&format=avif;jpeg&as=picture'
import { FeatureCards } from './FeatureCards.tsx'
import { Hero } from './Hero.tsx'
import styles from './HomePage.module.scss'

const figures = [
  { figure: site.claims.restaurants, label: 'restaurants' },
  { figure: site.claims.states, label: 'states' },
  { figure: '100%', label: 'expert reviewed' },
  { figure: site.claims.readers, label: 'monthly readers' },
]

type HomePageProps = typeof import('virtual:content/home') &
  Pick<typeof import('virtual:content/list'), 'counts'>

export function HomePage({ featured, latest, awards, counts, ...map }: HomePageProps) {
  const [best, ...others] = featured
  return (
    <>
      <Hero count={counts.restaurants} />
      <Figures figures={figures} today={counts.today}>
        “100%” means that guides, the press or award juries have reviewed or honored every
        restaurant. We do not review meals ourselves.{awards && ` Awards as of ${awards}.`}
      </Figures>
      <FeatureCards />
      <section className={styles.section} aria-labelledby="featured">
        <div className={styles.heading}>
          <h2 id="featured">Featured Restaurants</h2>
          <MoreLink to="/restaurants" aria-label="View All restaurants">
            View All
          </MoreLink>
        </div>
        {/* Not an item of the list: screen readers count the poster's own lists as nested. */}
        {best && (
          <div className={styles.poster}>
            <RestaurantCard restaurant={best} heading="h3" layout="lead" />
          </div>
        )}
        <ol role="list" start={2} className={styles.ranking}>
          {others.map((restaurant, index) => (
            <li key={restaurant.slug}>
              <RestaurantCard
                restaurant={restaurant}
                heading="h3"
                layout={index < 2 ? 'large' : 'column'}
              />
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.where} aria-labelledby="where">
        <figure aria-label="Map">
          <figcaption className={styles.intro}>
            <h2 id="where">{`Where the ${counts.restaurants} are`}</h2>
            <p>
              {map.where} <span aria-hidden="true">Each number is a rank.</span>
            </p>
          </figcaption>
          {/* CSS shows one kind of marks, by the width of the map. */}
          <UsMap restaurants={map.places} found={map.places} marks={map.marks} />
        </figure>
      </section>
      <section className={styles.tinted} aria-labelledby="latest">
        <div className={styles.wrap}>
          <div className={styles.heading}>
            <h2 id="latest">Latest from Our Blog</h2>
            <MoreLink to="/blog" aria-label="View All articles">
              View All
            </MoreLink>
          </div>
          <ul role="list" className={styles.articles}>
            {latest.map((article, index) => (
              <li key={article.id}>
                <ArticleCard
                  article={article}
                  heading="h3"
                  isLead={index === 0}
                  detail={index > 0 && article.image === 'fine-dining' ? puris : undefined}
                  sizes={index === 0 ? leadSizes : sideSizes}
                />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}

// From 80rem on the large picture is taller than 3:2, so it is wider than its frame.
const leadSizes = '(width < 53.75rem) 92vw, (width < 80rem) 60vw, (width < 90rem) 86vw, 80rem'
const sideSizes = '(width < 38.75rem) 92vw, (width < 53.75rem) 45vw, (width < 90rem) 28vw, 24rem'
