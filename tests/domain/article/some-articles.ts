import type { Article } from '#src/domain/article/article-schema.ts'

export const tandoor: Article = {
  id: 'tandoor',
  title: 'The oven',
  date: 'August 8, 2025',
  category: 'Techniques',
  image: 'tandoor',
  excerpt: 'Dough on clay.',
  description: 'How it works.',
  readTime: '6 min read',
}
