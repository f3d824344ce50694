import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '#src/pages/ContactPage/ContactPage.tsx'
import { contactHead } from '#src/seo/heads/contact.ts'

export const Route = createFileRoute('/contact')({
  loader: () => import('virtual:content/questions'),
  head: contactHead,
  component: Contact,
})

function Contact() {
  return <ContactPage questions={Route.useLoaderData().questions} />
}
