import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { BackLink } from '#src/components/BackLink/BackLink.tsx'
import { copyLink } from '#src/components/CopyLink/copy-link.ts'
import { Picture } from '#src/components/Picture/Picture.tsx'
import { toIsoDate } from '#src/domain/article/date.ts'
import type { FullArticle } from '#src/domain/article/article-schema.ts'
import { findPicture } from '#src/pictures/pictures.ts'
import styles from './ArticlePage.module.scss'
import { Onward } from './Onward.tsx'
import proseStyles from './Prose.module.scss'
import menuStyles from './SectionMenu.module.scss'

/**
 * The reader views of browsers show the text and what has its very class: the head with the picture. So the text is
 * alone in its part, but for a menu, which they drop by its name. tests/http/reader-view.http.ts
 */
export function ArticlePage({ html, sections, ...article }: FullArticle) {
  const { id, title, category, date, updated, readTime, image, excerpt } = article
  const picture = findPicture(image)
  return (
    <article data-ground={picture.ground}>
      <div className={styles.progress} aria-hidden="true" />
      <header className={styles.part}>
        <p className={styles.back}>
          <BackLink to="/blog" activeOptions={{ exact: true }}>
            Back to blog
          </BackLink>
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
        <div className={styles.lead}>
          <Picture {...picture} sizes="100vw" isFirst viewTransitionName={`picture-${id}`} />
        </div>
      </header>
      <div className={styles.part} data-surface="paper">
        {sections.length >= 3 && <SectionMenu id={id} sections={sections} />}
        <Prose html={html} />
      </div>
      <Onward {...article} />
    </article>
  )
}

function SectionMenu({ id, sections }: Pick<FullArticle, 'id' | 'sections'>) {
  return (
    <nav aria-labelledby="contents" className={menuStyles.menu}>
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
  )
}

/** The body of an article. A section's heading is a link to itself: a click also copies it. */
function Prose({ html }: { html: string }) {
  const prose = useRef<HTMLDivElement>(null)
  const router = useRouter()

  // Not `onClick`, which is for controls: the controls are the links inside.
  useEffect(() => {
    const element = prose.current
    const followLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
      if (link === null || isModified || link.origin !== location.origin) {
        return
      }
      event.preventDefault()
      void router.navigate({ href: link.pathname + link.search + link.hash })
      if (link.parentElement?.localName === 'h2') {
        void copyLink(link.href, link.textContent)
      }
    }
    element?.addEventListener('click', followLink)
    return () => element?.removeEventListener('click', followLink)
  }, [router])

  return (
    <div ref={prose} className={proseStyles.prose} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
