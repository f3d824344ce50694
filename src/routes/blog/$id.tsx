import { createFileRoute, notFound } from '@tanstack/react-router'
import { ArticlePage } from '#src/pages/ArticlePage/ArticlePage.tsx'
import { PostNotFound } from '#src/pages/ArticlePage/PostNotFound.tsx'
import { missingHead } from '#src/seo/head.ts'
import { articleHead } from '#src/seo/heads/article.ts'

export const Route = createFileRoute('/blog/$id')({
  loader: async ({ params }) => {
    // The server redirects to lower case.
    const id = params.id.toLowerCase()
    const [{ articles }, { loadBody }] = await Promise.all([
      import('virtual:content/articles'),
      import('virtual:content/article-bodies'),
    ])
    const index = articles.findIndex((one) => one.id === id)
    const article = articles[index]
    const load = loadBody[id]
    if (article === undefined || load === undefined) {
      throw notFound()
    }
    const { html, sections, related } = (await load()).default
    return {
      article,
      html,
      sections,
      related: related.flatMap((other) => articles.find((one) => one.id === other) ?? []),
      // The newest article is the first.
      previous: articles[index + 1],
      next: articles[index - 1],
    }
  },
  head: ({ loaderData }) =>
    loaderData ? articleHead(loaderData.article) : missingHead('Post not found'),
  component: ArticleRoute,
  notFoundComponent: PostNotFound,
})

function ArticleRoute() {
  return <ArticlePage {...Route.useLoaderData()} />
}
