import { useDeferredValue, useMemo } from 'react'
import { ArticleCard } from '#src/components/ArticleCard/ArticleCard.tsx'
import { ButtonLink } from '#src/components/ButtonLink/ButtonLink.tsx'
import { EmptyResult } from '#src/components/EmptyResult/EmptyResult.tsx'
import { HeldView } from '#src/components/HeldView/HeldView.tsx'
import { SearchBox } from '#src/components/SearchBox/SearchBox.tsx'
import { useQueryBox } from '#src/components/SearchBox/use-query-box.ts'
import { Status } from '#src/components/Status/Status.tsx'
import type { Article } from '#src/domain/article/schema.ts'
import { describeCount } from '#src/domain/blog/describe.ts'
import { findArticles } from '#src/domain/blog/find.ts'
import type { BlogSearch } from '#src/domain/blog/search.ts'
import { toQueryText } from '#src/domain/url/query-text.ts'
import styles from './BlogPage.module.scss'
import { CategoryNav } from './CategoryNav.tsx'

export interface BlogPageProps {
  articles: readonly Article[]
  search: BlogSearch
  /** Puts a text into the URL; keep it stable. */
  writeQuery: (query: string) => void
}

export function BlogPage({ articles, search, writeQuery }: BlogPageProps) {
  const { category } = search
  const box = useQueryBox(search.query, writeQuery)
  const query = useDeferredValue(toQueryText(box.text))
  const found = useMemo(
    () => findArticles(articles, { category, query }),
    [articles, category, query],
  )
  const count = describeCount(found.length)

  return (
    <div className={styles.page}>
      <div className={styles.heading}>
        <h1>Blog</h1>
        <p>
          Long reads on the food behind the list: where a dish comes from, how it is made, and which
          of our fifty kitchens makes the case for it.
        </p>
      </div>
      <SearchBox
        box={box}
        action="/blog"
        label="Search articles"
        placeholder="Search articles..."
        otherParams={{ category: category === 'All' ? '' : category }}
      />
      <CategoryNav chosen={category} />
      <section id="results" tabIndex={-1} aria-label="Results" data-follows-search>
        <p className={styles.count}>{count}</p>
        {found.length > 0 ? (
          <ul className={styles.articles}>
            {found.map((article, index) => (
              <li key={article.id}>
                <ArticleCard
                  article={article}
                  query={query}
                  heading="h2"
                  isLead={index === 0}
                  hasReadLink
                  sizes={index === 0 ? leadSizes : sizes}
                />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyResult message="No articles found matching your search.">
            <ButtonLink to="/blog" isGhost resetScroll={false}>
              Show all articles
            </ButtonLink>
          </EmptyResult>
        )}
      </section>
      <Status message={count} />
      <HeldView />
    </div>
  )
}

const leadSizes = '(width < 53.75rem) 92vw, (width < 90rem) 55vw, 50rem'
const sizes = '(width < 38.75rem) 92vw, (width < 64rem) 45vw, (width < 90rem) 30vw, 26rem'
