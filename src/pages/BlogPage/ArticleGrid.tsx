import { ArticleCard } from '#src/components/ArticleCard/ArticleCard.tsx'
import type { CardEntry } from '#src/components/ListView/use-cards.ts'
import { beginExcerpt } from '#src/domain/blog/excerpt.ts'
import type { Article } from '#src/domain/article/article-schema.ts'
import styles from './BlogPage.module.scss'

export interface ArticleGridProps {
  entries: readonly CardEntry<Article>[]
  heading: 'h2' | 'h3'
}

export function ArticleGrid({ entries, heading }: ArticleGridProps) {
  return (
    <ul role="list" className={styles.articles}>
      {entries.map(({ item, query, isHidden = false }, index) => {
        const isLead = heading === 'h2' && index === 0
        return (
          <li key={item.id} hidden={isHidden} data-lead={isLead || undefined}>
            <ArticleCard
              article={query ? { ...item, excerpt: beginExcerpt(item.excerpt, query) } : item}
              query={query}
              heading={heading}
              isLead={isLead}
              isBlock={isLead}
              hasReadLink
              sizes={isLead ? leadSizes : sizes}
            />
          </li>
        )
      })}
    </ul>
  )
}

const leadSizes = '(width < 53.75rem) 92vw, (width < 80rem) 64vw, (width < 90rem) 55vw, 50rem'
const sizes = '(width < 38.75rem) 92vw, (width < 64rem) 45vw, (width < 90rem) 30vw, 26rem'
