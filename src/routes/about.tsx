import { createFileRoute } from '@tanstack/react-router'
import { counts } from 'virtual:content/list'
import { AboutPage } from '#src/pages/AboutPage/AboutPage.tsx'
import { aboutHead } from '#src/seo/heads/about.ts'

export const Route = createFileRoute('/about')({
  head: aboutHead,
  component: About,
})

function About() {
  return <AboutPage counts={counts} />
}
