import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import styles from './CallToAction.module.scss'

/** The end of the page: links to write to us, and to the blog. */
export function CallToAction() {
  return (
    <section className={styles.call} data-surface="field" aria-labelledby="call">
      <h2 id="call">Think we have it wrong?</h2>
      <p>
        Tell us which kitchen we missed, or which one we put too high. The list is gone over every
        quarter, and an argument with a source can move it.
      </p>
      <p className={styles.buttons}>
        <ButtonLink to="/contact">Contact Us</ButtonLink>
        <ButtonLink to="/blog" isGhost>
          Read Our Blog
        </ButtonLink>
      </p>
    </section>
  )
}
