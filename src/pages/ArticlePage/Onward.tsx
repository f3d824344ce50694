import { Link, linkOptions } from '@tanstack/react-router'
import { CopyLink } from '#src/components/CopyLink/CopyLink.tsx'
import { Neighbors } from '#src/components/Neighbors/Neighbors.tsx'
import { MoreLink } from '#src/components/MoreLink/MoreLink.tsx'
import { Picture } from '#src/components/Picture/Picture.tsx'
import type { ArticleLink, FullArticle } from '#src/domain/article/article-schema.ts'
import { articleHref } from '#src/domain/url/hrefs.ts'
import { findPicture } from '#src/pictures/pictures.ts'
import styles from './Onward.module.scss'

export function Onward({
  id,
  title,
  previous,
  next,
  related,
}: Omit<FullArticle, 'html' | 'sections'>) {
  return (
    <div className={styles.onward} data-surface="paper">
      <div className={styles.end}>
        <MoreLink to="/blog" activeOptions={{ exact: true }}>
          View all articles
        </MoreLink>
        <div>
          <CopyLink path={articleHref(id)} title={title} isShare>
            Share this article
          </CopyLink>
        </div>
      </div>
      <Neighbors
        label="Previous and next article"
        previous={previous && toNeighbor(previous, 'Previous')}
        next={next && toNeighbor(next, 'Next')}
      />
      <section aria-labelledby="keep-reading">
        <h2 id="keep-reading">Keep reading</h2>
        <ul className={styles.related}>
          {related.map((article) => (
            <li key={article.id}>
              <Picture {...findPicture(article.image)} alt="" sizes={sizes} />
              <p className={styles.category}>{article.category}</p>
              <h3>
                <Link to="/blog/$id" params={{ id: article.id }}>
                  {article.title}
                </Link>
              </h3>
              <p>{article.readTime}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function toNeighbor({ id, title }: ArticleLink, label: string) {
  return { link: linkOptions({ to: '/blog/$id', params: { id } }), label, name: title }
}

const sizes = '(width < 38.75rem) 92vw, (width < 90rem) 30vw, 26rem'
