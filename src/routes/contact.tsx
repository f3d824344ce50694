import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#src/pages/ContactPage/ContactPage.tsx'
import { pageHead } from '#src/seo/head.ts'
import { pageShareImage } from '#src/seo/share-image.ts'
import { contactData } from '#src/seo/structured-data/pages.ts'

const page = {
  title: 'Contact',
  description:
    'Write to Pattal: suggest a restaurant, correct a fact, ask about advertising. We answer within 24-48 hours. Five common questions, answered.',
  path: '/contact',
}

export const Route = createFileRoute('/contact')({
  loader: () => import('virtual:content/questions').then(({ questions }) => ({ questions })),
  head: ({ loaderData }) =>
    pageHead({
      ...page,
      image: pageShareImage('contact', page.title),
      data: import.meta.env.SSR ? contactData(page, loaderData?.questions ?? []) : undefined,
    }),
  component: Contact,
})

function Contact() {
  return <ContactPage questions={Route.useLoaderData().questions} />
}
