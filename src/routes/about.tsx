import { createFileRoute } from '@tanstack/react-router'
import { counts } from 'virtual:content/counts'
import { AboutPage } from '#src/pages/AboutPage/AboutPage.tsx'

export const Route = createFileRoute('/about')({
  head: async () => (await import('#src/seo/heads/about.ts')).aboutHead(),
  component: About,
})

function About() {
  return <AboutPage counts={counts} />
}
