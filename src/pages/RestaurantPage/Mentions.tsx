import type { Mention } from '#src/domain/restaurant/page.ts'
import { articleHref } from '#src/domain/url/hrefs.ts'
import styles from './Mentions.module.scss'

/** The articles that name the restaurant, each with the sentence that does. */
export function Mentions({ mentions }: { mentions: readonly Mention[] }) {
  return (
    <ul role="list" className={styles.mentions}>
      {mentions.map(({ id, title, before, name, after }) => (
        <li key={id}>
          <h3>
            <a href={articleHref(id)}>{title}</a>
          </h3>
          <p>
            {before}
            <b>{name}</b>
            {after}
          </p>
        </li>
      ))}
    </ul>
  )
}
