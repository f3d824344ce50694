import { describeDirectory } from '#src/domain/directory/describe.ts'
import { directoryList } from '#src/domain/directory/list.ts'
import type { DirectorySearch } from '#src/domain/directory/search.ts'
import { hrefOf } from '#src/domain/finding/list.ts'
import { pageHead } from '#src/seo/head.ts'
import { directoryShareImage } from '#src/seo/directory-share-image.ts'
import { directoryData, type DirectoryFacts } from '#src/seo/structured-data/directory.ts'

/** The head of a view of the directory. */
export function directoryHead(directory: Omit<DirectoryFacts, 'path'>, search: DirectorySearch) {
  const { restaurants } = directory
  const path = hrefOf(directoryList, search)
  const isIndexed = search.query === ''
  return pageHead({
    ...describeDirectory(restaurants, search),
    path,
    isIndexed,
    image: directoryShareImage(search.state, restaurants),
    data:
      import.meta.env.SSR && isIndexed ? directoryData({ ...directory, path }, search) : undefined,
  })
}
