import { CopyLink } from '#src/components/CopyLink/CopyLink.tsx'
import { MoreLink } from '#src/components/MoreLink/MoreLink.tsx'
import { Picture } from '#src/components/Picture/Picture.tsx'
import type { ArticleLink, FullArticle } from '#src/domain/article/full-article.ts'
import { findPicture } from '#src/pictures/pictures.ts'
import { articleHref } from '#src/domain/url/hrefs.ts'
import styles from './Onward.module.scss'

export type OnwardProps = Pick<FullArticle, 'id' | 'title' | 'previous' | 'next' | 'related'>

export function Onward({
  id: articleId,
  title: articleTitle,
  previous,
  next,
  related,
}: OnwardProps) {
  return (
    <div className={styles.onward} data-surface="paper">
      <div className={styles.end}>
        <MoreLink href="/blog">View all articles</MoreLink>
        <div>
          <CopyLink path={articleHref(articleId)} title={articleTitle}>
            Share this article
          </CopyLink>
        </div>
      </div>
      <nav aria-label="Previous and next article" className={styles.neighbors}>
        {previous && <Neighbor label="Previous" article={previous} />}
        {next && <Neighbor label="Next" article={next} />}
      </nav>
      <section aria-labelledby="keep-reading">
        <h2 id="keep-reading">Keep reading</h2>
        <ul className={styles.related}>
          {related.map(({ id, image, category, title, readTime }) => (
            <li key={id}>
              <Picture {...findPicture(image)} alt="" sizes={sizes} />
              <p className={styles.category}>{category}</p>
              <h3>
                <a href={articleHref(id)}>{title}</a>
              </h3>
              <p>{readTime}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Neighbor({ label, article: { id, title } }: { label: string; article: ArticleLink }) {
  return (
    <a href={articleHref(id)} className={styles.neighbor} data-place={label}>
      <span className={styles.category}>{label}</span> {title}
    </a>
  )
}

const sizes = '(width < 38.75rem) 92vw, (width < 90rem) 30vw, 26rem'
