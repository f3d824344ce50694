import { criteria } from './about-copy.ts'
import styles from './Criteria.module.scss'

/** What we ask of a kitchen, in numbered rows. */
export function Criteria() {
  return (
    <section className={styles.criteria} aria-labelledby="criteria">
      <h2 id="criteria">How we choose</h2>
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
  )
}
