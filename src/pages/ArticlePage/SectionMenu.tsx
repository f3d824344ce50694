import { Link } from '@tanstack/react-router'
import type { FullArticle } from '#src/domain/article/article-schema.ts'
import styles from './SectionMenu.module.scss'

export function SectionMenu({ id, sections }: Pick<FullArticle, 'id' | 'sections'>) {
  return (
    <nav aria-labelledby="contents" className={styles.menu}>
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
