import type { FullArticle } from '#src/domain/article/full-article.ts'
import styles from './SectionMenu.module.scss'

export function SectionMenu({ sections }: Pick<FullArticle, 'sections'>) {
  return (
    <nav aria-labelledby="contents" className={styles.menu}>
      <h2 id="contents">In this article</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
