import { Link } from '@tanstack/react-router'
import { ShareLink } from '#src/components/CopyLink/CopyLink.tsx'
import { MoreLink } from '#src/components/MoreLink/MoreLink.tsx'
import { Picture } from '#src/components/Picture/Picture.tsx'
import { toIsoDate } from '#src/domain/article/date.ts'
import type { FullArticle } from '#src/domain/article/full-article.ts'
import { articleHref } from '#src/domain/url/hrefs.ts'
import { findPicture } from '#src/pictures/pictures.ts'
import styles from './ArticlePage.module.scss'
import { Onward } from './Onward.tsx'
import { Prose } from './Prose.tsx'

export function ArticlePage({ html, sections, ...article }: FullArticle) {
  const { id, title, category, date, updated, readTime, image, excerpt } = article
  const picture = findPicture(image)
  return (
    <article data-ground={picture.ground}>
      <div className={styles.progress} aria-hidden="true" />
      <header className={styles.head}>
        <p className={styles.back}>
          <Link to="/blog" activeOptions={{ exact: true }}>
            ← Back to blog
          </Link>
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
              {updated !== undefined && (
                <>
                  <span aria-hidden="true"> / </span>
                  <span className={styles.whole}>
                    Updated <time dateTime={toIsoDate(updated)}>{updated}</time>
                  </span>
                </>
              )}
            </p>
          </div>
          <blockquote className={styles.excerpt}>
            <p>{excerpt}</p>
          </blockquote>
        </div>
      </header>
      <div className={styles.lead}>
        <Picture
          {...picture}
          sizes="(width < 53.75rem) 110vw, 100vw"
          isFirst
          viewTransitionName={`picture-${id}`}
        />
      </div>
      <div className={styles.body} data-surface="paper">
        {sections.length >= 3 && (
          <nav aria-labelledby="contents" className={styles.contents}>
            <h2 id="contents">In this article</h2>
            <ol>
              {sections.map((section) => (
                <li key={section.id}>
                  <Link
                    to="/blog/$id"
                    params={{ id }}
                    hash={section.id}
                    activeOptions={{ includeHash: true }}
                  >
                    {section.title}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <Prose html={html} />
        <div className={styles.end}>
          <MoreLink to="/blog" activeOptions={{ exact: true }}>
            View all articles
          </MoreLink>
          <div>
            <ShareLink path={articleHref(id)} title={title}>
              Share this article
            </ShareLink>
          </div>
        </div>
      </div>
      <Onward {...article} />
    </article>
  )
}
