import { directoryList, type DirectorySearch } from '#src/domain/directory/directory-list.ts'
import { defaultsOf } from '#src/domain/finding/list-definition.ts'

/** A view of the directory: what is not named is the default. */
export function searchFor(search: Partial<DirectorySearch>): DirectorySearch {
  return { ...defaultsOf(directoryList), ...search }
}
