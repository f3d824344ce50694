import { Link } from '@tanstack/react-router'
import type { Mention } from '#src/domain/restaurant/page.ts'
import styles from './Mentions.module.scss'

/** The articles that name the restaurant, each with the sentence that does. */
export function Mentions({ mentions }: { mentions: readonly Mention[] }) {
  return (
    <ul role="list" className={styles.mentions}>
      {mentions.map(({ id, title, before, name, after }) => (
        <li key={id}>
          <h3>
            <Link to="/blog/$id" params={{ id }}>
              {title}
            </Link>
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
