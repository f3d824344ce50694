import { ResponsivePicture } from '#src/components/Picture/Picture.tsx'
import { site } from '#src/site.ts'
import { featurePictures } from './details.ts'
import styles from './FeatureCards.module.scss'

const features = [
  {
    title: 'Authentic Flavors',
    picture: featurePictures.spices,
    text: 'Mustard seed that has popped, ghee that smells of nuts, heat that was put there for a reason. We look for cooking that remembers where it comes from.',
  },
  {
    title: 'Regional Specialties',
    picture: featurePictures.tandoor,
    text: 'Champaran meat from Bihar, appam from Kerala, xacuti from Goa. One great dish from one real place beats a menu that goes everywhere.',
  },
  {
    title: 'Fine Dining Excellence',
    picture: featurePictures.spoon,
    text: 'Four of our fifty held a Michelin star in early 2026, in rooms that have not lost their accent on the way up.',
  },
]

export function FeatureCards() {
  return (
    <section className={styles.section} aria-labelledby="why">
      <div className={styles.intro}>
        <h2 id="why">Why {site.name}?</h2>
        <p>
          India is not one cuisine, so one yardstick will not do. Five questions decide where a
          kitchen lands on our list. Here is what good answers look like.
        </p>
      </div>
      <ul role="list" className={styles.cards}>
        {features.map(({ title, picture, text }) => (
          <li key={title} className={styles.card} data-ground={picture.ground}>
            <div className={styles.picture}>
              <ResponsivePicture
                source={picture.source}
                alt={picture.alt}
                plaster={picture.ground}
                sizes={sizes}
                isFirst={false}
              />
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

// The picture fills the height of its row too, so it may be drawn wider than its box.
const sizes = '(width < 38.75rem) 45vw, (width < 53.75rem) 57vw, (width < 90rem) 36vw, 32rem'
