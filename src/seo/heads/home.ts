import { pageHead } from '#src/seo/head.ts'
import { shareImagePath } from '#src/seo/share-image.ts'
import { website } from '#src/seo/structured-data/things.ts'
import { site } from '#src/site.ts'

/** @param count the number of restaurants, in words */
export function homeHead(count: string) {
  return pageHead({
    title: 'Pattal: the best Indian restaurants in America, ranked',
    path: '/',
    description: `A ranked guide to ${count} restaurants across the United States, most of them Indian, with what to order at each, and a blog on Indian food. No paid placement.`,
    image: shareImagePath('home'),
    imageAlt: `The best Indian restaurants in America, ranked, from ${site.name}`,
    structuredData: [website()],
  })
}
