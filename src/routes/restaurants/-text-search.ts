import { loadOnce } from '#src/domain/finding/load-once.ts'

export const loadTextSearch = loadOnce(async () => {
  const [{ createDirectoryTextSearch }, { createGazetteer }, texts, { loadPage }] =
    await Promise.all([
      import('#src/domain/directory/directory-text-search.ts'),
      import('#src/domain/directory/gazetteer.ts'),
      import('virtual:content/page-texts'),
      import('virtual:content/gazetteer'),
    ])
  return createDirectoryTextSearch(texts, createGazetteer(loadPage))
})
