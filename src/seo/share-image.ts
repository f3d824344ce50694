/** In pixels: the size that every service shows whole when it unfurls a link. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** '/restaurants?state=NY' → '/share/restaurants-ny.png' */
export function shareImagePath(path: string): string {
  const name = path.slice(1).replace(/\?.*=/, '-').replaceAll(/[/+]/g, '-').toLowerCase()
  return `/share/${name || 'home'}.png`
}
