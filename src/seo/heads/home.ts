import { pageHead } from '#src/seo/head.ts'
import { homeShareImage } from '#src/seo/share-image.ts'
import { homeData } from '#src/seo/structured-data/site.ts'

/** @param kitchens the number of restaurants, in words */
export function homeHead(kitchens: string) {
  return pageHead({
    title: 'Pattal: the best Indian restaurants in America, ranked',
    description: `A ranked guide to ${kitchens} kitchens, Indian and from next door, across the United States, and a blog on the regions and spices behind them. No paid placement.`,
    path: '/',
    image: homeShareImage,
    data: import.meta.env.SSR ? homeData() : undefined,
  })
}
