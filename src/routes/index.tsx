import { createFileRoute } from '@tanstack/react-router'
import { counts } from 'virtual:content/list'
import { HomePage } from '#src/pages/HomePage/HomePage.tsx'

export const Route = createFileRoute('/')({
  loader: () => import('virtual:content/home'),
  head: async () => (await import('#src/seo/heads/home.ts')).homeHead(counts),
  component: () => <HomePage {...Route.useLoaderData()} counts={counts} />,
})
