/** In pixels: the size that every service shows whole when it unfurls a link. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** @param name 'home', 'restaurants-ny', 'blog-' and the id of an article */
export function shareImagePath(name: string): `/share/${string}.png` {
  return `/share/${name}.png`
}
