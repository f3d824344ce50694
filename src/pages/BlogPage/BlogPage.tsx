import { ArticleCard } from '#src/components/ArticleCard/ArticleCard.tsx'
import { FilterNav } from '#src/components/FilterNav/FilterNav.tsx'
import { DeferredResults, ListView } from '#src/components/ListView/ListView.tsx'
import {
  useListView,
  type ListPageProps,
  type RenderCards,
} from '#src/components/ListView/use-list-view.ts'
import { SearchBox } from '#src/components/SearchBox/SearchBox.tsx'
import hiddenStyles from '#src/components/VisuallyHidden/VisuallyHidden.module.scss'
import type { Article } from '#src/domain/article/article-schema.ts'
import type { BlogSearch } from '#src/domain/blog/blog-schema.ts'
import { blogList } from '#src/domain/blog/blog-list.ts'
import { beginExcerpt } from '#src/domain/blog/excerpt.ts'
import { matchingText } from '#src/domain/finding/sentences.ts'
import styles from './BlogPage.module.scss'

const renderCards: RenderCards<Article> = (entries) => (
  <ul role="list" className={styles.articles}>
    {entries.map(({ item, query, note, isClose, isHidden }, index) => {
      const isLead = !isClose && index === 0
      return (
        <li key={item.id} hidden={isHidden} data-lead={isLead || undefined}>
          <ArticleCard
            article={
              query ? { ...item, excerpt: note?.text ?? beginExcerpt(item.excerpt, query) } : item
            }
            query={query}
            isWhole={isClose}
            heading={isClose ? 'h3' : 'h2'}
            isLead={isLead}
            hasReadLink
            sizes={isLead ? leadSizes : sizes}
          />
        </li>
      )
    })}
  </ul>
)

const leadSizes = '(width < 53.75rem) 92vw, (width < 80rem) 64vw, (width < 90rem) 55vw, 50rem'
const sizes = '(width < 38.75rem) 92vw, (width < 64rem) 45vw, (width < 90rem) 30vw, 26rem'

export function BlogPage(props: ListPageProps<Article, BlogSearch>) {
  const { view, isSettled, searchText } = useListView(blogList, props)
  const title = blogList.heading(blogList.defaults, view.items)

  return (
    <div className={styles.page}>
      <div className={styles.heading}>
        <h1>
          {title}
          <span className={hiddenStyles.onScreen}>
            {blogList.heading(view.search, view.items).slice(title.length) +
              matchingText(view.search)}
          </span>
        </h1>
        <p>
          The food behind the list: where a dish comes from, how it is made, and where on our list
          to try it.
        </p>
      </div>
      <SearchBox view={view} searchText={searchText} />
      <DeferredResults view={view} isSettled={isSettled}>
        <FilterNav view={view} param="category" />
        <ListView view={view} isSettled={isSettled} renderCards={renderCards} />
      </DeferredResults>
    </div>
  )
}
