import { createFileRoute } from '@tanstack/react-router'
import { counts } from 'virtual:content/list'
import { HomePage } from '#src/pages/HomePage/HomePage.tsx'
import { pageHead, publisher } from '#src/seo/head.ts'
import { site } from '#src/site.ts'

export const Route = createFileRoute('/')({
  loader: () => import('virtual:content/home'),
  head: () =>
    pageHead({
      title: 'Pattal: the best Indian restaurants in America, ranked',
      path: '/',
      description: `A ranked guide to ${counts.restaurants} restaurants across the United States, most of them Indian, with what to order at each, and a blog on Indian food. No paid placement.`,
      imageAlt: 'The best Indian restaurants in America, ranked · Pattal',
      structuredData: [
        {
          '@type': 'WebSite',
          '@id': `${site.origin}/#website`,
          name: site.name,
          url: `${site.origin}/`,
          description:
            'A ranked, editorial guide to the best Indian restaurants in the United States, with a blog on the food and the kitchens behind it.',
          inLanguage: 'en-US',
          publisher: { ...publisher(), logo: `${site.origin}/favicon.svg` },
        },
      ],
    }),
  component: () => <HomePage {...Route.useLoaderData()} counts={counts} />,
})
