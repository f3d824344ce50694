import { Link } from '@tanstack/react-router'
import { Picture } from '#src/components/Picture/Picture.tsx'
import { LeafPlate } from '#src/components/Wordmark/Wordmark.tsx'
import type { ListCounts } from '#src/domain/directory/extent.ts'
import { findPicture } from '#src/pictures/pictures.ts'
import { site } from '#src/site.ts'
import styles from './AboutPage.module.scss'
import { figures, tags, values } from './about-copy.ts'
import { CallToAction } from './CallToAction.tsx'
import { Criteria } from './Criteria.tsx'

export function AboutPage({ counts }: { counts: ListCounts }) {
  return (
    <>
      <section className={styles.hero} data-ground={findPicture('kitchen').ground}>
        <div className={styles.words}>
          <div>
            <p className={styles.badge}>Est. 2020</p>
            <h1 className={styles.title}>One long argument about {counts.kitchens} kitchens</h1>
          </div>
          <div>
            <p className={styles.lead}>
              Pattal is the leaf plate that a meal is served on. It is round, it is humble, and it
              holds everything. We named a guide after it.
            </p>
            <ul className={styles.tags}>
              {tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.picture}>
          <Picture name="kitchen" sizes="(width < 53.75rem) 120vw, 100vw" isFirst />
        </div>
      </section>
      <section className={styles.stats} data-surface="night" aria-label="Pattal in figures">
        <dl>
          {figures.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.mission} aria-labelledby="mission">
        <LeafPlate className={styles.leaves} />
        <div>
          <h2 id="mission">Our Mission</h2>
          <p>
            Ask for Indian food in most American towns and you will be handed one short menu: a
            tandoor, a cream gravy, a basket of naan. We want you to find the rest. A card on our
            list tells you what to order and why it is worth the trip; the rank tells you how we
            would spend the evening if it were ours.
          </p>
          <p>
            Ranked means that we put {counts.kitchens} kitchens in one order and stand by it. It is
            a judgment, and it is open to argument. The list is gone over every quarter. No
            restaurant pays to be on it, to climb it or to leave it.
          </p>
        </div>
      </section>
      <section className={styles.values} aria-labelledby="values">
        <h2 id="values">What we hold to</h2>
        <ul role="list">
          {values.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Criteria counts={counts} />
      <section className={styles.accessibility} aria-labelledby="accessibility">
        <h2 id="accessibility" tabIndex={-1}>
          Accessibility
        </h2>
        <div>
          <p>
            Pattal is made for everyone who is hungry. We hold every page, in light and in dark, to
            the <abbr title="Web Content Accessibility Guidelines">WCAG</abbr> 2.2 at level AA. It
            works with a keyboard alone, at 400% zoom, with large text, in high contrast, with less
            motion and, for everything but the menu and the live search, without a script.
          </p>
          <p>
            Every change is tested in Chromium with automatic checks and a simulated screen reader.
            People using NVDA, JAWS, VoiceOver or TalkBack have not tested it yet, so something may
            be wrong that we cannot see. If it is, <Link to="/contact">write to us</Link>: say which
            page and what you use, and you will have an answer within {site.responseTime}.
          </p>
        </div>
      </section>
      <CallToAction />
    </>
  )
}
