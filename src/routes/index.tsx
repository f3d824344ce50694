import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#src/pages/HomePage/HomePage.tsx'
import { pageHead } from '#src/seo/head.ts'
import { homeShareImage } from '#src/seo/share-image.ts'
import { homeData } from '#src/seo/structured-data/site.ts'

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
  head: () =>
    pageHead({
      title: 'Pattal: the best Indian restaurants in America, ranked',
      description:
        'A ranked guide to fifty Indian restaurants across the United States, and a blog on the regions, kitchens and spices behind them. No paid placement.',
      path: '/',
      image: homeShareImage,
      data: import.meta.env.SSR ? homeData() : undefined,
    }),
  component: Home,
})

function Home() {
  const { featured, latest } = Route.useLoaderData()
  return <HomePage featured={featured} latest={latest} />
}
