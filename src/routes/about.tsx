import { createFileRoute } from '@tanstack/react-router'
import { counts } from 'virtual:content/list'
import { AboutPage } from '#src/pages/AboutPage/AboutPage.tsx'
import { pageHead } from '#src/seo/head.ts'

export const Route = createFileRoute('/about')({
  head: () =>
    pageHead({
      title: 'About',
      path: '/about',
      description:
        'How Pattal ranks Indian restaurants: our sources, the five questions that decide, and what a rank means. Revised every quarter, with no paid placement.',
    }),
  loader: () => import('virtual:content/about'),
  component: () => <AboutPage {...Route.useLoaderData()} counts={counts} />,
})
