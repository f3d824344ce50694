import { FilterNav } from '#src/components/FilterNav/FilterNav.tsx'
import { ListView } from '#src/components/ListView/ListView.tsx'
import type { RenderCards } from '#src/components/ListView/render-cards.ts'
import { useFinding } from '#src/components/ListView/use-finding.ts'
import { SearchBox } from '#src/components/SearchBox/SearchBox.tsx'
import type { Article } from '#src/domain/article/schema.ts'
import { blogList, type BlogSearch } from '#src/domain/blog/list.ts'
import { defaultsOf } from '#src/domain/finding/list.ts'
import { matchingText } from '#src/domain/finding/sentences.ts'
import { ArticleGrid } from './ArticleGrid.tsx'
import styles from './BlogPage.module.scss'

export interface BlogPageProps {
  articles: readonly Article[]
  /** The search params of the URL. */
  search: BlogSearch
}

const renderCards: RenderCards<Article> = (entries, heading, first) => (
  <ArticleGrid entries={entries} heading={heading} lead={first} />
)

export function BlogPage({ articles, search }: BlogPageProps) {
  const finding = useFinding(blogList, articles, search)
  const { view, rested } = finding
  const title = blogList.heading(defaultsOf(blogList))

  return (
    <div className={styles.page}>
      <div className={styles.heading}>
        <h1>
          {title}
          <span className={styles.filters}>
            {blogList.heading(view.search).slice(title.length) + matchingText(view.search)}
          </span>
        </h1>
        <p>
          Long reads on the food behind the list: where a dish comes from, how it is made, and which
          of our kitchens makes the case for it.
        </p>
      </div>
      <SearchBox finding={finding} />
      <FilterNav label="Filter by category" view={rested} param="category" />
      <ListView finding={finding} renderCards={renderCards} />
    </div>
  )
}
