import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#src/pages/ContactPage/ContactPage.tsx'
import { pageHead } from '#src/seo/head.ts'

export const Route = createFileRoute('/contact')({
  loader: () => import('virtual:content/questions').then(({ questions }) => ({ questions })),
  head: () =>
    pageHead({
      title: 'Contact',
      description:
        'Write to Pattal: suggest a restaurant, correct a fact, ask about advertising. We answer within 24-48 hours. Five common questions, answered.',
      path: '/contact',
    }),
  component: Contact,
})

function Contact() {
  return <ContactPage questions={Route.useLoaderData().questions} />
}
