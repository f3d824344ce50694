import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import { Icon } from '#src/components/Icon/Icon.tsx'
import { Picture } from '#src/components/Picture.tsx'
import { LeafPlate } from '#src/components/Wordmark/Wordmark.tsx'
import thali from '#src/pictures/hero-thali.webp?w=480;800;900;1200&format=avif;webp&as=picture'
import styles from './Hero.module.scss'

/** @param count the number of restaurants, in words */
export function Hero({ count }: { count: string }) {
  return (
    <section className={styles.hero} data-surface="field" aria-labelledby="hero-title">
      <div className={styles.wrap}>
        <div className={styles.text}>
          <p className={styles.badge}>
            <LeafPlate className={styles.mark} />
            Curated by Food Experts
          </p>
          <h1 id="hero-title" className={styles.title}>
            <span>The best Indian</span> restaurants in America
          </h1>
          <p className={styles.lead}>
            From a Tamil dining room in Greenwich Village to street food in an old Asheville roller
            rink: {count} restaurants, ranked.
          </p>
          <p className={styles.buttons}>
            <ButtonLink to="/restaurants">
              Explore Restaurants <Icon name="arrow-right" />
            </ButtonLink>
            <ButtonLink to="/blog" isGhost>
              Read Our Blog
            </ButtonLink>
          </p>
        </div>
        <div className={styles.plate}>
          <Picture source={thali} sizes={plateSizes} alt="" isFirst />
        </div>
      </div>
    </section>
  )
}

const plateSizes = '(width < 42.5rem) 108vw, (width < 64rem) 66vw, (width < 91.7rem) 60vw, 55rem'
