import { createFileRoute } from '@tanstack/react-router'
import { counts } from 'virtual:content/list'
import { loadStaticPart } from '#src/components/PlaceMap/StaticPart.tsx'
import { HomePage } from '#src/pages/HomePage/HomePage.tsx'
import { homeHead } from '#src/seo/heads/home.ts'

const featuredCount = 6
const latestCount = 3

export const Route = createFileRoute('/')({
  loader: async () => {
    const [{ restaurants }, { articles }, { describePlaces }] = await Promise.all([
      import('virtual:content/restaurants'),
      import('virtual:content/articles'),
      import('#src/domain/map/caption.ts'),
      loadStaticPart('map-land', () => import('virtual:map/land')),
      loadStaticPart('map-spread', loadSpread),
    ])
    return {
      featured: restaurants.slice(0, featuredCount),
      where: describePlaces(restaurants),
      latest: articles.slice(0, latestCount),
    }
  },
  head: () => homeHead(counts.restaurants),
  component: Home,
})

function Home() {
  return <HomePage {...Route.useLoaderData()} counts={counts} />
}

async function loadSpread() {
  const [{ SpreadMarks }, { restaurants }, { spread }] = await Promise.all([
    import('#src/components/PlaceMap/SpreadMarks.tsx'),
    import('virtual:content/restaurants'),
    import('virtual:map/spread'),
  ])
  return { part: <SpreadMarks {...spread} restaurants={restaurants} /> }
}
