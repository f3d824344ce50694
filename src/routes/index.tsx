import { createFileRoute } from '@tanstack/react-router'
import { counts } from 'virtual:content/list'
import { marks } from 'virtual:content/map-marks'
import { HomePage } from '#src/pages/HomePage/HomePage.tsx'

const latestCount = 3

export const Route = createFileRoute('/')({
  loader: async () => {
    const [{ featured, places, where }, { articles }] = await Promise.all([
      import('virtual:content/featured'),
      import('virtual:content/articles'),
    ])
    return { featured, places, where, latest: articles.slice(0, latestCount) }
  },
  head: async () => (await import('#src/seo/heads/home.ts')).homeHead(counts),
  component: Home,
})

function Home() {
  return <HomePage {...Route.useLoaderData()} counts={counts} marks={marks} />
}
