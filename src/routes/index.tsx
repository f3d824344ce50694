import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#src/pages/HomePage/HomePage.tsx'

const featuredCount = 6
const latestCount = 3

export const Route = createFileRoute('/')({
  loader: async () => {
    const [{ restaurants }, { articles }] = await Promise.all([
      import('virtual:content/restaurants'),
      import('virtual:content/articles'),
    ])
    return {
      featured: restaurants.slice(0, featuredCount),
      latest: articles.slice(0, latestCount),
    }
  },
  head: async () => (await import('#src/seo/heads/home.ts')).homeHead(),
  component: Home,
})

function Home() {
  const { featured, latest } = Route.useLoaderData()
  return <HomePage featured={featured} latest={latest} />
}
