import { ListView } from '#src/components/ListView/ListView.tsx'
import { RestOfHeading } from '#src/components/ListView/RestOfHeading.tsx'
import type { RenderCards } from '#src/components/ListView/render-cards.ts'
import { useFinding } from '#src/components/ListView/use-finding.ts'
import { SearchBox } from '#src/components/SearchBox/SearchBox.tsx'
import type { Article } from '#src/domain/article/schema.ts'
import { blogList } from '#src/domain/blog/list.ts'
import type { BlogSearch } from '#src/domain/blog/search.ts'
import { paramsOf } from '#src/domain/finding/list.ts'
import { ArticleGrid } from './ArticleGrid.tsx'
import styles from './BlogPage.module.scss'
import { CategoryNav } from './CategoryNav.tsx'

export interface BlogPageProps {
  articles: readonly Article[]
  search: BlogSearch
  /** Puts a text into the URL; keep it stable. */
  writeQuery: (query: string) => void
}

const renderCards: RenderCards<Article> = (entries, heading) => (
  <ArticleGrid entries={entries} heading={heading} />
)

export function BlogPage({ articles, search, writeQuery }: BlogPageProps) {
  const finding = useFinding(blogList, articles, search, writeQuery)

  return (
    <div className={styles.page}>
      <div className={styles.heading}>
        <h1>
          Blog
          <RestOfHeading topic={blogList.nameChoice(search)} search={search} />
        </h1>
        <p>
          Long reads on the food behind the list: where a dish comes from, how it is made, and which
          of our fifty kitchens makes the case for it.
        </p>
      </div>
      <SearchBox
        box={finding.box}
        action={blogList.path}
        label={blogList.words.searchLabel}
        placeholder={blogList.words.placeholder}
        otherParams={paramsOf(blogList, { ...search, query: '' })}
      />
      <CategoryNav chosen={search.category} />
      <ListView list={blogList} finding={finding} renderCards={renderCards} />
    </div>
  )
}
