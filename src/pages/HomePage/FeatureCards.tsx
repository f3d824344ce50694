import { Picture } from '#src/components/Picture/Picture.tsx'
import type { PictureName } from '#src/domain/article/values.ts'
import { pictures } from '#src/pictures/pictures.ts'
import { site } from '#src/site.ts'
import styles from './FeatureCards.module.scss'

const features: { title: string; picture: PictureName; text: string }[] = [
  {
    title: 'Authentic Flavors',
    picture: 'spices',
    text: 'Mustard seed that has popped, ghee that smells of nuts, heat that was put there for a reason. We look for cooking that remembers where it comes from.',
  },
  {
    title: 'Regional Specialties',
    picture: 'regional-cuisine',
    text: 'Champaran meat from Bihar, appam from Kerala, xacuti from Goa. One great dish from one real place beats a menu that goes everywhere.',
  },
  {
    title: 'Fine Dining Excellence',
    picture: 'fine-dining',
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
          <li
            key={title}
            className={styles.card}
            data-ground={pictures[picture].ground}
            data-picture={picture}
          >
            <div className={styles.picture}>
              <Picture name={picture} sizes={sizes} />
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

const sizes = '(width < 38.75rem) 92vw, (width < 53.75rem) 57vw, (width < 90rem) 45vw, 40rem'
