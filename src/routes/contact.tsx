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
      description: `Write to ${site.name} to suggest a restaurant, correct a fact or ask about advertising. We answer within ${site.responseTime}. The page answers common questions, too.`,
    }),
  component: () => <ContactPage {...Route.useLoaderData()} />,
})
