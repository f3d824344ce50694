import { pageHead } from '#src/seo/head.ts'
import { pageShareImage } from '#src/seo/share-image.ts'
import { site } from '#src/site.ts'

export function contactHead() {
  const title = 'Contact'
  return pageHead({
    title,
    description: `Write to ${site.name} to suggest a restaurant, correct a fact or ask about advertising. We answer within ${site.responseTime}. Five common questions are answered here.`,
    path: '/contact',
    image: pageShareImage('contact', title),
  })
}
