import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '#src/pages/AboutPage/AboutPage.tsx'

export const Route = createFileRoute('/about')({
  head: async () => (await import('#src/seo/heads/about.ts')).aboutHead(),
  component: AboutPage,
})
