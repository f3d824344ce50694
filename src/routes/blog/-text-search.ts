import { loadOnce } from '#src/domain/finding/load-once.ts'

export const loadTextSearch = loadOnce(async () => {
  const [{ createBlogTextSearch }, { articleTexts }] = await Promise.all([
    import('#src/domain/blog/blog-text-search.ts'),
    import('virtual:content/article-texts'),
  ])
  return createBlogTextSearch(articleTexts)
})
