import { toIsoDate } from '#src/domain/article/date.ts'
import type { Article } from '#src/domain/article/schema.ts'
import { blogList } from '#src/domain/blog/list.ts'
import { directoryList } from '#src/domain/directory/list.ts'
import { hrefOf, indexedViews } from '#src/domain/finding/list.ts'
import type { Restaurant } from '#src/domain/restaurant/schema.ts'
import { articleHref, restaurantHref } from '#src/domain/url/hrefs.ts'
import { findPicture, heroPicture } from '#src/pictures/pictures.ts'
import { writeElement, xmlStart } from '#src/seo/xml.ts'
import { site } from '#src/site.ts'

interface Published {
  pagePaths: readonly string[]
  restaurants: readonly Restaurant[]
  /** When the list was last updated, as readers see it. */
  updated: string
  articles: readonly Article[]
}

interface Entry {
  path: string
  /** The day the content last changed; left out where content does not say. */
  lastmod?: string
  images?: readonly string[]
}

/** Pages, views of a state, articles and restaurants. Views of a query are not for search engines. */
export function writeSitemap(published: Published): string {
  return `${xmlStart}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${listEntries(published).map(writeEntry).join('\n')}
</urlset>
`
}

function listEntries({ pagePaths, restaurants, updated, articles }: Published): Entry[] {
  const list = toIsoDate(updated)
  const posts = articles.map(({ id, date, updated: corrected = date, image }) => ({
    path: articleHref(id),
    lastmod: toIsoDate(corrected),
    images: [findPicture(image).source.img.src],
  }))
  const days = posts.map(({ lastmod }) => lastmod).toSorted()
  const [blog = list] = days.slice(-1)
  const home = { lastmod: blog > list ? blog : list, images: [heroPicture.img.src] }
  const known: Readonly<Record<string, Omit<Entry, 'path'>>> = {
    '/': home,
    [directoryList.path]: { lastmod: list },
    [blogList.path]: { lastmod: blog, images: posts.flatMap(({ images }) => images) },
  }
  return [
    ...pagePaths.map((path) => ({ path, ...known[path] })),
    ...indexedViews(directoryList, restaurants).map((view) => ({
      path: hrefOf(directoryList, view),
      lastmod: list,
    })),
    ...indexedViews(blogList, articles).map((view) => ({
      path: hrefOf(blogList, view),
      lastmod: blog,
    })),
    ...posts,
    ...restaurants.map(({ slug }) => ({ path: restaurantHref(slug), lastmod: list })),
  ]
}

function writeEntry({ path, lastmod, images = [] }: Entry): string {
  const pictureTags = [...new Set(images)].map(
    (src) => `<image:image>${writeElement('image:loc', site.origin + src)}</image:image>`,
  )
  return `<url>${writeElement('loc', site.origin + path)}${
    lastmod === undefined ? '' : writeElement('lastmod', lastmod)
  }${pictureTags.join('')}</url>`
}
