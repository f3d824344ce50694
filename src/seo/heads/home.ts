import { pageHead } from '#src/seo/head.ts'
import { homeShareImage } from '#src/seo/share-image.ts'
import { websiteData } from '#src/seo/structured-data/website-data.ts'

/** @param count the number of restaurants, in words */
export function homeHead(count: string) {
  return pageHead({
    title: 'Pattal: the best Indian restaurants in America, ranked',
    description: `A ranked guide to ${count} restaurants across the United States, most of them Indian, with what to order at each, and a blog on Indian food. No paid placement.`,
    path: '/',
    image: homeShareImage,
    data: import.meta.env.SSR ? websiteData() : undefined,
  })
}
