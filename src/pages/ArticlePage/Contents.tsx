import type { ArticleSection } from '#src/domain/article/body.ts'
import styles from './Contents.module.scss'

export function Contents({ sections }: { sections: readonly ArticleSection[] }) {
  if (sections.length < 3) {
    return null
  }
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
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
