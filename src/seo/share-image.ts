import { site } from '#src/site.ts'
import { shareImagePath } from './share-image-file.ts'

export interface ShareImage {
  path: `/share/${string}.png`
  alt: string
}

export const homeShareImage: ShareImage = {
  path: shareImagePath('home'),
  alt: `The best Indian restaurants in America, ranked, from ${site.name}`,
}

/** @param name 'about', 'blog', 'contact', or 'blog-' and the id of an article */
export function pageShareImage(name: string, title: string): ShareImage {
  return { path: shareImagePath(name), alt: `${title}, from ${site.name}` }
}
