import { createFileRoute, notFound } from '@tanstack/react-router'
import { ArticlePage } from '#src/pages/ArticlePage/ArticlePage.tsx'
import { PostNotFound } from '#src/pages/NotFoundPage/NotFoundPage.tsx'
import { missingHead } from '#src/seo/head.ts'

export const Route = createFileRoute('/blog/$id')({
  loader: async ({ params, location }) => {
    // The server redirects to lower case.
    const id = params.id.toLowerCase()
    const { loadPage } = await import('virtual:content/article-pages')
    const page = Object.hasOwn(loadPage, id) ? await loadPage[id]?.() : undefined
    if (page === undefined) {
      const { findRedirect } = await import('#src/routes/-find-redirect.ts')
      throw findRedirect(location) ?? notFound()
    }
    return page.default
  },
  head: async ({ loaderData }) =>
    loaderData
      ? (await import('#src/seo/heads/article.ts')).articleHead(loaderData)
      : missingHead('Post not found'),
  component: ArticleRoute,
  notFoundComponent: PostNotFound,
})

function ArticleRoute() {
  return <ArticlePage {...Route.useLoaderData()} />
}
