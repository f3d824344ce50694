import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#src/pages/ContactPage/ContactPage.tsx'

export const Route = createFileRoute('/contact')({
  loader: () => import('virtual:content/questions').then(({ questions }) => ({ questions })),
  head: async () => (await import('#src/seo/heads/contact.ts')).contactHead(),
  component: Contact,
})

function Contact() {
  return <ContactPage questions={Route.useLoaderData().questions} />
}
