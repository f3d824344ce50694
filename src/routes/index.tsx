import { createFileRoute } from '@tanstack/react-router'
import { counts } from 'virtual:content/list'
import { spread } from 'virtual:content/map-spread'
import { describePlaces } from '#src/domain/map/caption.ts'
import { HomePage } from '#src/pages/HomePage/HomePage.tsx'
import { pageHead } from '#src/seo/head.ts'
import { website } from '#src/seo/structured-data.ts'

const latestCount = 3

export const Route = createFileRoute('/')({
  loader: async () => {
    const [{ featured, places }, { articles }] = await Promise.all([
      import('virtual:content/featured'),
      import('virtual:content/articles'),
    ])
    return { featured, places, latest: articles.slice(0, latestCount) }
  },
  head: () =>
    pageHead({
      title: 'Pattal: the best Indian restaurants in America, ranked',
      path: '/',
      description: `A ranked guide to ${counts.restaurants} restaurants across the United States, most of them Indian, with what to order at each, and a blog on Indian food. No paid placement.`,
      imageAlt: 'The best Indian restaurants in America, ranked, from Pattal',
      structuredData: [website()],
    }),
  component: Home,
})

function Home() {
  const { featured, places, latest } = Route.useLoaderData()
  return (
    <HomePage
      featured={featured}
      counts={counts}
      where={describePlaces(places)}
      map={{ ...spread, places }}
      latest={latest}
    />
  )
}
