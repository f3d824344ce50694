import { createFileRoute, notFound } from '@tanstack/react-router'
import { ArticlePage } from '#src/pages/ArticlePage/ArticlePage.tsx'
import { PostNotFound } from '#src/pages/ArticlePage/PostNotFound.tsx'
import { articleHead, missingHead } from '#src/seo/head.ts'

export const Route = createFileRoute('/blog/$id')({
  loader: async ({ params: { id } }) => {
    const [{ articles }, { loadBody }] = await Promise.all([
      import('virtual:content/articles'),
      import('virtual:content/article-bodies'),
    ])
    const article = articles.find((one) => one.id === id)
    const load = loadBody[id]
    if (article === undefined || load === undefined) {
      throw notFound()
    }
    return { article, body: (await load()).default }
  },
  head: ({ loaderData }) => (loaderData ? articleHead(loaderData.article) : missingHead()),
  component: ArticleRoute,
  notFoundComponent: PostNotFound,
})

function ArticleRoute() {
  const { article, body } = Route.useLoaderData()
  return <ArticlePage article={article} body={body} />
}
