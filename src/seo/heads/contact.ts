import { pageHead } from '#src/seo/head.ts'
import { shareImagePath } from '#src/seo/share-image.ts'
import { site } from '#src/site.ts'

export function contactHead() {
  return pageHead({
    title: 'Contact',
    path: '/contact',
    description: `Write to ${site.name} to suggest a restaurant, correct a fact or ask about advertising. We answer within ${site.responseTime}. Five common questions are answered here.`,
    image: shareImagePath('contact'),
  })
}
