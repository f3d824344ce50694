import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#src/pages/AboutPage/AboutPage.tsx'
import { pageHead } from '#src/seo/head.ts'

export const Route = createFileRoute('/about')({
  head: () =>
    pageHead({
      title: 'About',
      description:
        'Who ranks the list, what ranked means, and the five things we ask of every kitchen. Updated every quarter, with no paid placement, since 2020.',
      path: '/about',
    }),
  component: AboutPage,
})
