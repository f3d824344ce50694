/** Whether the path is that of a restaurant or of an article, listed or not. */
export function isDetailPath(path: string): boolean {
  return /^\/(?:blog|restaurants)\/[^/]+\/?$/.test(path)
}
