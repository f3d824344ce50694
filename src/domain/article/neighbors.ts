/** The articles before and after one in time. */
export interface Neighbors<One> {
  /** The one published before it. */
  previous: One | undefined
  next: One | undefined
}

/** @param articles newest first, as lists have them */
export function findNeighbors<One extends { id: string }>(
  articles: readonly One[],
  id: string,
): Neighbors<One> {
  const index = articles.findIndex((article) => article.id === id)
  return index === -1
    ? { previous: undefined, next: undefined }
    : { previous: articles[index + 1], next: articles[index - 1] }
}
