import { Picture } from '#src/components/Picture.tsx'
import { findPicture } from '#src/pictures/pictures.ts'
import { site } from '#src/site.ts'
import spoon from './details/fine-dining-spoon.jpg?w=560&format=avif;jpeg&as=picture'
import bread from './details/tandoor-bread.jpg?w=480;900&format=avif;jpeg&as=picture'
import styles from './FeatureCards.module.scss'

/** Two pictures are crops, so that none shows twice. Each is wider than its frame, and its `sizes` with it. */
const features = [
  {
    title: 'Authentic Flavors',
    picture: findPicture('spices'),
    alt: 'A spice tin with seven bowls: chile powder, pepper, cardamom, coriander, mustard, cumin, turmeric',
    sizes: '(width < 38.75rem) 395px, (width < 53.75rem) 57vw, (width < 95.6rem) 35.5vw, 527px',
    text: 'Spices ground in the house, batter fermented for days, smoke from live coals. We look for kitchens that do the work a dish needs.',
  },
  {
    title: 'Regional Specialties',
    picture: { source: bread, ground: 'clay' },
    alt: 'Naan cooling on the clay rim of a tandoor, coals glowing beside it',
    sizes: '(width < 38.75rem) 342px, (width < 53.75rem) 48vw, (width < 95.6rem) 29.7vw, 441px',
    text: 'Champaran meat from Bihar, appam from Kerala, xacuti from Goa. An entry names its region when we know it.',
  },
  {
    title: 'Fine Dining Excellence',
    picture: { source: spoon, ground: 'aubergine' },
    alt: 'A brass spoon on plum cloth, beside the rim of a speckled plate',
    sizes: '(width < 38.75rem) 255px, (width < 53.75rem) 46vw, (width < 95.6rem) 29.6vw, 439px',
    text: 'A few restaurants on the list held a Michelin star in early 2026. Semma did, with the food of rural Tamil Nadu.',
  },
] as const

export function FeatureCards() {
  return (
    <section className={styles.section} aria-labelledby="why">
      <div className={styles.intro}>
        <h2 id="why">Why {site.name}?</h2>
        <p>We ask the same five questions of every restaurant. This is what we look for.</p>
      </div>
      <ul role="list" className={styles.cards}>
        {features.map(({ title, picture, alt, sizes, text }) => (
          <li key={title} className={styles.card} data-ground={picture.ground}>
            <div className={styles.picture}>
              <Picture {...picture} alt={alt} sizes={sizes} />
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
