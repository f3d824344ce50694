import { Link } from '@tanstack/react-router'
import { MoreLink } from '#src/components/MoreLink/MoreLink.tsx'
import { Picture } from '#src/components/Picture/Picture.tsx'
import { toIsoDate } from '#src/domain/article/date.ts'
import type { Article } from '#src/domain/article/schema.ts'
import { pictures } from '#src/pictures/pictures.ts'
import styles from './ArticlePage.module.scss'
import { Prose } from './Prose.tsx'

export interface ArticlePageProps {
  article: Article
  /** The body as HTML, made and checked at build time. */
  body: string
}

export function ArticlePage({ article, body }: ArticlePageProps) {
  const { id, title, category, date, readTime, image, excerpt } = article
  return (
    <article data-ground={pictures[image].ground}>
      <header className={styles.head}>
        <p className={styles.back}>
          <Link to="/blog">← Back to blog</Link>
        </p>
        <div className={styles.words}>
          <div>
            <p>
              <Link to="/blog" search={{ category }} className={styles.category}>
                {category}
              </Link>
            </p>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.meta}>
              <time dateTime={toIsoDate(date)}>{date}</time>
              <span aria-hidden="true"> / </span>
              <span>{readTime}</span>
            </p>
          </div>
          <blockquote className={styles.excerpt}>
            <p>{excerpt}</p>
          </blockquote>
        </div>
      </header>
      <div className={styles.lead}>
        <Picture
          name={image}
          sizes="(width < 53.75rem) 120vw, 100vw"
          isFirst
          travels={`picture-${id}`}
        />
      </div>
      <div className={styles.body} data-surface="paper">
        <Prose html={body} />
        <p className={styles.all}>
          <MoreLink to="/blog">View all articles</MoreLink>
        </p>
      </div>
    </article>
  )
}
