import type { Article } from '#src/domain/article/article-schema.ts'

export const tandoor: Article = {
  id: 'tandoor-mastery',
  title: 'The bread oven that learned to cook chicken',
  date: 'August 8, 2025',
  category: 'Techniques',
  image: 'tandoor',
  excerpt: 'A round of dough slaps onto a clay wall.',
  description: 'How a tandoor works.',
  readTime: '6 min read',
}
