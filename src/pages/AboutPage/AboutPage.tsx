import { Link } from '@tanstack/react-router'
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import { Figures } from '#src/components/Figures/Figures.tsx'
import { Picture } from '#src/components/Picture.tsx'
import { LeafPlate } from '#src/components/Wordmark/Wordmark.tsx'
import { findPicture } from '#src/pictures/pictures.ts'
import { site } from '#src/site.ts'
import styles from './AboutPage.module.scss'

const kitchen = findPicture('kitchen')

const figures = [
  { label: 'Restaurants Featured', figure: site.claims.restaurants },
  { label: 'States Covered', figure: site.claims.states },
  { label: 'Monthly Readers', figure: site.claims.readers },
  { label: 'Years of Expertise', figure: '5+' },
]

type AboutPageProps = typeof import('virtual:content/about') &
  Pick<typeof import('virtual:content/list'), 'counts'>

export function AboutPage({ counts, tags, values, method, criteria }: AboutPageProps) {
  return (
    <>
      <section className={styles.hero} data-ground={kitchen.ground}>
        <div className={styles.words}>
          <div>
            <p className={styles.badge}>Est. 2020</p>
            <h1 className={styles.title}>
              One long argument about {counts.restaurants} restaurants
            </h1>
          </div>
          <div>
            <p className={styles.lead}>
              A pattal is a round plate made of leaves. It holds a whole meal, so we named the guide
              after it.
            </p>
            <ul className={styles.tags}>
              {tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.picture}>
          <Picture
            {...kitchen}
            alt="A copper kadhai with mustard seed, red chiles and curry leaves in hot ghee, a brass ladle in it"
            sizes="(width < 53.75rem) 120vw, 100vw"
            isFirst
          />
        </div>
      </section>
      <Figures figures={figures} today={counts.today} />
      <section className={styles.mission} aria-labelledby="mission">
        <LeafPlate className={styles.leaves} />
        <div>
          <h2 id="mission">Our Mission</h2>
          <p>
            What most American menus call Indian food is the cooking of Punjab and the Mughal
            courts: bread from the tandoor, cream gravies, paneer. We want you to find the rest.
            Every entry on our list says what to order and what the restaurant is known for. Its
            rank says which of two restaurants we would choose first.
          </p>
          <p>
            Ranked means that all {counts.restaurants} restaurants are in one order. The order is
            our judgment, and you may argue with it. We revise it every quarter. No restaurant pays
            to be on the list, to climb it or to leave it.
          </p>
        </div>
      </section>
      <section className={styles.values} aria-labelledby="values">
        <h2 id="values">What we value</h2>
        <ul role="list">
          {values.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.criteria} aria-labelledby="criteria">
        <div className={styles.intro}>
          <h2 id="criteria">How we choose</h2>
          <div>
            {method.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
        <ol role="list">
          {criteria.map(({ title, text }, index) => (
            <li key={title}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.accessibility} aria-labelledby="accessibility">
        <h2 id="accessibility" tabIndex={-1}>
          Accessibility
        </h2>
        <div>
          <p>
            Pattal is made for everyone who is hungry. We hold every page, in light and in dark, to{' '}
            <abbr title="Web Content Accessibility Guidelines">WCAG</abbr> 2.2 at level AA. The site
            works with a keyboard alone, at 400% zoom, with large text, in high contrast, with
            reduced motion and, for finding and reading, without JavaScript. The menu, the live
            search, the theme, Save and “Copy link” need it.
          </p>
          <p>
            Every change is tested in Chromium with automated checks and a simulated screen reader.
            People using NVDA, JAWS, VoiceOver or TalkBack have not tested it yet, so something may
            be wrong that we cannot see. If it is, <Link to="/contact">write to us</Link>: say which
            page and what you use, and you will have an answer within{' '}
            <span className={styles.whole}>{site.responseTime}</span>.
          </p>
        </div>
      </section>
      <section className={styles.call} data-surface="field" aria-labelledby="call">
        <h2 id="call">Think we have it wrong?</h2>
        <p>
          Tell us which restaurant we missed, or which one ranks too high. We revise the list every
          quarter, and a good source can change it.
        </p>
        <p className={styles.buttons}>
          <ButtonLink to="/contact">Contact Us</ButtonLink>
          <ButtonLink to="/blog" isGhost>
            Read Our Blog
          </ButtonLink>
        </p>
      </section>
    </>
  )
}
