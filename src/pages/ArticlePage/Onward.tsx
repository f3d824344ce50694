import { Link } from '@tanstack/react-router'
import { ArticleCard } from '#src/components/ArticleCard/ArticleCard.tsx'
import type { Neighbors } from '#src/domain/article/neighbors.ts'
import type { Article } from '#src/domain/article/schema.ts'
import styles from './Onward.module.scss'

export interface OnwardProps extends Neighbors<Article> {
  related: readonly Article[]
}

/** Where to go from the end of an article: its neighbors in time, and what is close to it. */
export function Onward({ previous, next, related }: OnwardProps) {
  return (
    <div className={styles.onward}>
      <nav aria-label="Previous and next article" className={styles.neighbors}>
        {previous && <Neighbor label="Previous" article={previous} />}
        {next && <Neighbor label="Next" article={next} />}
      </nav>
      <section aria-labelledby="keep-reading">
        <h2 id="keep-reading">Keep reading</h2>
        <ul className={styles.related}>
          {related.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} heading="h3" sizes={sizes} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Neighbor({ label, article: { id, title } }: { label: string; article: Article }) {
  return (
    <Link to="/blog/$id" params={{ id }} className={styles.neighbor} data-place={label}>
      <span>{label}</span> {title}
    </Link>
  )
}

const sizes = '(width < 38.75rem) 92vw, (width < 90rem) 30vw, 26rem'
