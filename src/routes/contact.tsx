import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#src/pages/ContactPage/ContactPage.tsx'
import { pageHead } from '#src/seo/head.ts'
import { site } from '#src/site.ts'

export const Route = createFileRoute('/contact')({
  loader: () => import('virtual:content/questions'),
  head: () =>
    pageHead({
      title: 'Contact',
      path: '/contact',
      description: `Suggest a restaurant, correct a fact or ask about advertising. We answer within ${site.responseTime}, and common questions on the page.`,
    }),
  component: () => <ContactPage {...Route.useLoaderData()} />,
})
