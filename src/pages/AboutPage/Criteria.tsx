import { criteria, method } from './about-copy.ts'
import styles from './Criteria.module.scss'

export function Criteria() {
  return (
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
  )
}
