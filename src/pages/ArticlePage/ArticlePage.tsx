import { Link, linkOptions, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { FullArticle } from 'virtual:content/article-pages'
import { BackLink } from '#src/components/BackLink/BackLink.tsx'
import { CopyLink, copyLink } from '#src/components/CopyLink/CopyLink.tsx'
import { MoreLink } from '#src/components/MoreLink/MoreLink.tsx'
import { Neighbors } from '#src/components/Neighbors/Neighbors.tsx'
import { Picture } from '#src/components/Picture.tsx'
import { HashLink } from '#src/components/HashLink.tsx'
import { toIsoDate } from '#src/domain/article/date.ts'
import type { Article } from '#src/domain/article/article-schema.ts'
import { articleHref } from '#src/domain/url/hrefs.ts'
import { findPicture } from '#src/pictures/pictures.ts'
import styles from './ArticlePage.module.scss'
import onward from './Onward.module.scss'
import prose from './Prose.module.scss'

/**
 * The reader views of browsers show the text and what has its very class: the head with the picture. So the text is
 * alone in its part, but for a menu, which they drop by its role. tests/http/reader-view.http.ts
 */
export function ArticlePage(article: FullArticle) {
  const { id, title, category, date, updated, readTime, image, excerpt, sections, html } = article
  const picture = findPicture(image)
  return (
    <article data-ground={picture.ground}>
      <div className={styles.progress} aria-hidden="true" />
      <header className={styles.part}>
        <p className={styles.back}>
          <BackLink to="/blog">Back to blog</BackLink>
        </p>
        <div className={styles.words}>
          <div>
            <p>
              <Link to="/blog" search={{ category }} className={styles.category}>
                {category}
              </Link>
            </p>
            <h1>{title}</h1>
            <p className={styles.meta}>
              <time dateTime={toIsoDate(date)}>{date}</time> <span>{readTime}</span>{' '}
              {updated !== undefined && (
                <span>
                  Updated <time dateTime={toIsoDate(updated)}>{updated}</time>
                </span>
              )}
            </p>
          </div>
          <blockquote className={styles.excerpt}>
            <p>{excerpt}</p>
          </blockquote>
        </div>
        <div className={styles.lead}>
          <Picture {...picture} alt={article.alt} sizes="100vw" isFirst />
        </div>
      </header>
      <div className={styles.part} data-surface="paper">
        {sections.length >= 3 && (
          <nav role="navigation" aria-labelledby="contents" className={styles.menu}>
            <h2 id="contents">In this article</h2>
            <ol>
              {sections.map((section) => (
                <li key={section.id}>
                  <HashLink to="/blog/$id" params={{ id }} hash={section.id}>
                    {section.title}
                  </HashLink>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <Prose html={html} />
      </div>
      <Onward {...article} />
    </article>
  )
}

/** The body of an article. A section's heading is a link to itself: a click also copies it. */
function Prose({ html }: { html: string }) {
  const router = useRouter()
  const followLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (link === null || isModified || link.origin !== location.origin) {
      return
    }
    event.preventDefault()
    void router.navigate({ href: link.pathname + link.search + link.hash })
    if (link.hash !== '' && link.parentElement?.localName === 'h2') {
      void copyLink(link.href, link.textContent)
    }
  }
  return (
    // The keyboard has the links inside.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={prose.prose} onClick={followLink} dangerouslySetInnerHTML={{ __html: html }} />
  )
}

/** What to read next. */
function Onward({ id, title, previous, next, related }: FullArticle) {
  return (
    <div className={onward.onward} data-surface="paper">
      <div className={onward.end}>
        <MoreLink to="/blog">View all articles</MoreLink>
        <CopyLink path={articleHref(id)} title={title} isShare>
          Share this article
        </CopyLink>
      </div>
      <Neighbors
        label="Previous and next article"
        previous={previous && toNeighbor(previous, 'Previous')}
        next={next && toNeighbor(next, 'Next')}
      />
      <section aria-labelledby="keep-reading">
        <h2 id="keep-reading">Keep reading</h2>
        <ul className={onward.related}>
          {related.map((article) => (
            <li key={article.id}>
              <Picture {...findPicture(article.image)} alt="" sizes={relatedSizes} />
              <p className={onward.category}>{article.category}</p>
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

function toNeighbor({ id, title }: Pick<Article, 'id' | 'title'>, label: string) {
  return { link: linkOptions({ to: '/blog/$id', params: { id } }), label, name: title }
}

const relatedSizes = '(width < 38.75rem) 92vw, (width < 90rem) 30vw, 26rem'
