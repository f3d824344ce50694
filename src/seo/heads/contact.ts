import { pageHead } from '#src/seo/head.ts'
import { pageShareImage } from '#src/seo/share-image.ts'
import { site } from '#src/site.ts'

export function contactHead() {
  const title = 'Contact'
  return pageHead({
    title,
    description: `Write to ${site.name}: suggest a restaurant, correct a fact, ask about advertising. We answer within ${site.responseTime}. Five common questions, answered.`,
    path: '/contact',
    image: pageShareImage('contact', title),
  })
}
