import { pageHead } from '#src/seo/head.ts'
import { pageShareImage } from '#src/seo/share-image.ts'

export function aboutHead() {
  const title = 'About'
  return pageHead({
    title,
    description:
      'Who ranks the list, what ranked means, and the five things we ask of every kitchen. Updated every quarter, with no paid placement, since 2020.',
    path: '/about',
    image: pageShareImage('about', title),
  })
}
