import { site } from '#src/site.ts'

/** A picture of a page for those who share it: where the build puts it, and what stands on it. */
export interface ShareImage {
  path: `/share/${string}.png`
  alt: string
}

export const homeShareImage: ShareImage = {
  path: '/share/home.png',
  alt: `The best Indian restaurants in America, ranked, from ${site.name}`,
}

/** @param name 'about', 'blog', 'contact', or 'blog-' and the id of an article */
export function pageShareImage(name: string, title: string): ShareImage {
  return { path: `/share/${name}.png`, alt: `${title}, from ${site.name}` }
}
