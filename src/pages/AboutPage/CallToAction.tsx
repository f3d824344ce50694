import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import styles from './CallToAction.module.scss'

export function CallToAction() {
  return (
    <section className={styles.call} data-surface="field" aria-labelledby="call">
      <h2 id="call">Think we have it wrong?</h2>
      <p>
        Tell us which restaurant we missed, or which one ranks too high. We revise the list every
        quarter, and a good source can change it.
      </p>
      <p className={styles.buttons}>
        <ButtonLink href="/contact">Contact Us</ButtonLink>
        <ButtonLink href="/blog" isGhost>
          Read Our Blog
        </ButtonLink>
      </p>
    </section>
  )
}
