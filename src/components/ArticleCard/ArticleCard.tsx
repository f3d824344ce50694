import { Link } from '@tanstack/react-router'
import { Highlight } from '#src/components/Highlight.tsx'
import { Picture } from '#src/components/Picture.tsx'
import { toIsoDate } from '#src/domain/article/date.ts'
import type { Article } from '#src/domain/article/article-schema.ts'
import type { Picture as PictureData } from '#src/domain/picture.ts'
import { findPicture } from '#src/pictures/pictures.ts'
import { VisuallyHidden } from '#src/components/VisuallyHidden/VisuallyHidden.tsx'
import styles from './ArticleCard.module.scss'

interface ArticleCardProps {
  article: Article
  heading: 'h2' | 'h3'
  query?: string
  /** Marks only whole words. */
  isWhole?: boolean | undefined
  isLead?: boolean
  hasReadLink?: boolean
  detail?: PictureData['source'] | undefined
  sizes: string
}

export function ArticleCard(props: ArticleCardProps) {
  const { id, title, date, updated, category, excerpt, readTime, image } = props.article
  const { heading: Heading, query = '', isWhole = false, isLead = false } = props
  const { hasReadLink = false, detail, sizes } = props
  const { source, ground } = findPicture(image)
  // The lead of the blog: its text is on the ground color of its picture, which loads first.
  const isBlock = isLead && hasReadLink
  return (
    <article
      className={styles.card}
      data-lead={isLead || undefined}
      data-ground={isBlock ? ground : undefined}
    >
      <div className={styles.picture}>
        <Picture source={detail ?? source} alt="" ground={ground} sizes={sizes} isFirst={isBlock} />
      </div>
      <div className={styles.text}>
        <p className={styles.category}>{category}</p>
        <Heading className={styles.title}>
          <Link to="/blog/$id" params={{ id }} className={styles.link}>
            <Highlight text={title} query={query} isWhole={isWhole} />
          </Link>
        </Heading>
        <p className={styles.excerpt}>
          <Highlight text={excerpt} query={query} isWhole={isWhole} />
        </p>
        <p className={styles.meta}>
          <time dateTime={toIsoDate(date)}>{date}</time> <span>{readTime}</span>{' '}
          {updated !== undefined && (
            <span>
              Updated <time dateTime={toIsoDate(updated)}>{updated}</time>
            </span>
          )}
        </p>
        {hasReadLink && (
          <Link to="/blog/$id" params={{ id }} className={styles.more}>
            Read full article →<VisuallyHidden> {title}</VisuallyHidden>
          </Link>
        )}
      </div>
    </article>
  )
}
