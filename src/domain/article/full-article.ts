import type { Article } from './article-schema.ts'

interface ArticleSection {
  id: string
  title: string
}

export type ArticleLink = Pick<Article, 'id' | 'title' | 'category' | 'image' | 'readTime'>

export interface FullArticle extends Article {
  html: string
  sections: readonly ArticleSection[]
  /** To read next, closest first. */
  related: readonly ArticleLink[]
  previous: ArticleLink | undefined
  next: ArticleLink | undefined
}
