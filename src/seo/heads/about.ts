import { pageHead } from '#src/seo/head.ts'
import { shareImagePath } from '#src/seo/share-image.ts'

export function aboutHead() {
  return pageHead({
    title: 'About',
    path: '/about',
    description:
      'How Pattal ranks Indian restaurants: our sources, the five questions that decide, and what a rank means. Revised every quarter, with no paid placement.',
    image: shareImagePath('about'),
  })
}
