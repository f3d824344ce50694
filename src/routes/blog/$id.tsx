import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '#src/pages/ArticlePage/ArticlePage.tsx'
import { PostNotFound } from '#src/pages/NotFoundPage/NotFoundPage.tsx'
import { findPage } from '#src/routes/-find-page.ts'
import { missingHead } from '#src/seo/head.ts'

export const Route = createFileRoute('/blog/$id')({
  loader: ({ params, location }) =>
    findPage(import('virtual:content/article-pages'), params.id, location),
  head: async ({ loaderData }) =>
    loaderData
      ? (await import('#src/seo/heads/article.ts')).articleHead(loaderData)
      : missingHead('Post not found'),
  component: () => <ArticlePage {...Route.useLoaderData()} />,
  notFoundComponent: PostNotFound,
})
