import { pageHead } from '#src/seo/head.ts'
import { pageShareImage } from '#src/seo/share-image.ts'

export function aboutHead() {
  const title = 'About'
  return pageHead({
    title,
    description:
      'How Pattal ranks Indian restaurants: our sources, the five questions that decide, and what a rank means. Revised every quarter, with no paid placement.',
    path: '/about',
    image: pageShareImage('about', title),
  })
}
