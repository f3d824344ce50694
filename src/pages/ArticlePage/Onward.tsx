import { Link } from '@tanstack/react-router'
import { CopyLink } from '#src/components/CopyLink/CopyLink.tsx'
import { Neighbor, Neighbors } from '#src/components/Neighbors/Neighbors.tsx'
import { MoreLink } from '#src/components/MoreLink/MoreLink.tsx'
import { Picture } from '#src/components/Picture/Picture.tsx'
import type { FullArticle } from '#src/domain/article/article-schema.ts'
import { articleHref } from '#src/domain/url/hrefs.ts'
import { findPicture } from '#src/pictures/pictures.ts'
import styles from './Onward.module.scss'

export type OnwardProps = Pick<FullArticle, 'id' | 'title' | 'previous' | 'next' | 'related'>

export function Onward({ previous, next, related, ...article }: OnwardProps) {
  return (
    <div className={styles.onward} data-surface="paper">
      <div className={styles.end}>
        <MoreLink to="/blog" activeOptions={{ exact: true }}>
          View all articles
        </MoreLink>
        <div>
          <CopyLink path={articleHref(article.id)} title={article.title} isShare>
            Share this article
          </CopyLink>
        </div>
      </div>
      <Neighbors label="Previous and next article">
        {previous && (
          <Neighbor
            to="/blog/$id"
            params={{ id: previous.id }}
            relation="previous"
            label="Previous"
          >
            {previous.title}
          </Neighbor>
        )}
        {next && (
          <Neighbor to="/blog/$id" params={{ id: next.id }} relation="next" label="Next">
            {next.title}
          </Neighbor>
        )}
      </Neighbors>
      <section aria-labelledby="keep-reading">
        <h2 id="keep-reading">Keep reading</h2>
        <ul className={styles.related}>
          {related.map(({ id, image, category, title, readTime }) => (
            <li key={id}>
              <Picture {...findPicture(image)} alt="" sizes={sizes} />
              <p className={styles.category}>{category}</p>
              <h3>
                <Link to="/blog/$id" params={{ id }}>
                  {title}
                </Link>
              </h3>
              <p>{readTime}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const sizes = '(width < 38.75rem) 92vw, (width < 90rem) 30vw, 26rem'
