import { Picture } from '#src/components/Picture/Picture.tsx'
import { site } from '#src/site.ts'
import { featurePictures } from './details.ts'
import styles from './FeatureCards.module.scss'

const features = [
  {
    title: 'Authentic Flavors',
    picture: featurePictures.spices,
    sizes: sizesOf(395, 57, 35.5, 527),
    text: 'Spices ground in the house, batter fermented for days, smoke from live coals. We look for kitchens that do the work a dish needs.',
  },
  {
    title: 'Regional Specialties',
    picture: featurePictures.tandoor,
    sizes: sizesOf(342, 48, 29.7, 441),
    text: 'Champaran meat from Bihar, appam from Kerala, xacuti from Goa. Where we know the region that a restaurant cooks, its entry says so.',
  },
  {
    title: 'Fine Dining Excellence',
    picture: featurePictures.spoon,
    sizes: sizesOf(255, 46, 29.6, 439),
    text: 'A few restaurants on the list held a Michelin star in early 2026. Our No. 1 is one of them: it cooks the food of rural Tamil Nadu, snails included.',
  },
]

export function FeatureCards() {
  return (
    <section className={styles.section} aria-labelledby="why">
      <div className={styles.intro}>
        <h2 id="why">Why {site.name}?</h2>
        <p>
          India has many cuisines, so one measure will not do. Five questions decide the rank of a
          restaurant. This is what we look for.
        </p>
      </div>
      <ul role="list" className={styles.cards}>
        {features.map(({ title, picture, sizes, text }) => (
          <li key={title} className={styles.card} data-ground={picture.ground}>
            <div className={styles.picture}>
              <Picture {...picture} sizes={sizes} />
            </div>
            <div className={styles.text}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The `sizes` of a picture that is wider than its frame. */
function sizesOf(phonePx: number, tabletVw: number, desktopVw: number, maxPx: number): string {
  return `(width < 38.75rem) ${phonePx}px, (width < 53.75rem) ${tabletVw}vw, (width < 95.6rem) ${desktopVw}vw, ${maxPx}px`
}
