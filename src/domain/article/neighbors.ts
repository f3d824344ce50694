export interface Neighbors<One> {
  previous: One | undefined
  next: One | undefined
}

/** @param articles newest first */
export function findNeighbors<One extends { id: string }>(
  articles: readonly One[],
  id: string,
): Neighbors<One> {
  const index = articles.findIndex((article) => article.id === id)
  return index === -1
    ? { previous: undefined, next: undefined }
    : { previous: articles[index + 1], next: articles[index - 1] }
}
