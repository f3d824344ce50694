import { loadOnce } from '#src/domain/finding/load-once.ts'

/** Loads with the first use of the search box, or with a view that has a text. */
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
