import { createFileRoute } from '@tanstack/react-router'
import { counts } from 'virtual:content/list'
import { marks } from 'virtual:content/map-marks'
import { describePlaces } from '#src/domain/map/caption.ts'
import { HomePage } from '#src/pages/HomePage/HomePage.tsx'

const latestCount = 3

export const Route = createFileRoute('/')({
  loader: async () => {
    const [{ featured, places }, { articles }] = await Promise.all([
      import('virtual:content/featured'),
      import('virtual:content/articles'),
    ])
    return { featured, places, latest: articles.slice(0, latestCount) }
  },
  head: async () => (await import('#src/seo/heads/home.ts')).homeHead(counts),
  component: Home,
})

function Home() {
  const { featured, places, latest } = Route.useLoaderData()
  return (
    <HomePage
      featured={featured}
      counts={counts}
      where={describePlaces(places)}
      places={places}
      marks={marks}
      latest={latest}
    />
  )
}
