import { pageHead } from '#src/seo/head.ts'
import { pageShareImage } from '#src/seo/share-image.ts'
import { aboutData } from '#src/seo/structured-data/pages.ts'

const page = {
  title: 'About',
  description:
    'Who ranks the list, what ranked means, and the five things we ask of every kitchen. Updated every quarter, with no paid placement, since 2020.',
  path: '/about',
}

export function aboutHead() {
  return pageHead({
    ...page,
    image: pageShareImage('about', page.title),
    data: import.meta.env.SSR ? aboutData(page) : undefined,
  })
}
