import { loadBody } from 'virtual:content/article-bodies'
import { articles } from 'virtual:content/articles'
import { listFacts } from 'virtual:content/list'
import { restaurants } from 'virtual:content/restaurants'
import { blogList } from '#src/domain/blog/blog-list.ts'
import { defaultsOf } from '#src/domain/finding/list-definition.ts'
import { findCachedView } from '#src/domain/finding/view.ts'
import { describeBlog } from '#src/seo/heads/blog.ts'
import { writeRss } from '#src/seo/feeds/rss.ts'
import { writeSitemap } from '#src/seo/files/sitemap.ts'
import { writeRobots, writeSecurity } from '#src/seo/files/texts.ts'
import { fileSecurityHeaders } from './headers.ts'

const description = describeBlog(findCachedView(blogList, articles, defaultsOf(blogList)))

type Write = (pagePaths: readonly string[]) => string | Promise<string>

/** Files for programs, by path. Each type is the one that static hosts send for such a name. */
const files: Readonly<Record<string, { type: string; write: Write }>> = {
  '/robots.txt': { type: 'text/plain', write: writeRobots },
  '/sitemap.xml': {
    type: 'application/xml',
    write: (pagePaths) =>
      writeSitemap({ pagePaths, restaurants, articles, updated: listFacts.updated }),
  },
  '/feed.xml': {
    type: 'application/xml',
    write: async () => writeRss(description, await readFullArticles()),
  },
  '/.well-known/security.txt': { type: 'text/plain', write: () => writeSecurity(new Date()) },
}

export const machineFiles = Object.keys(files)

export async function serveMachineFile(
  pathname: string,
  pagePaths: readonly string[],
): Promise<Response | undefined> {
  const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined
  return (
    file &&
    new Response(await file.write(pagePaths), {
      headers: { ...fileSecurityHeaders(pathname), 'Content-Type': `${file.type}; charset=utf-8` },
    })
  )
}

function readFullArticles() {
  return Promise.all(
    articles.map(async (article) => {
      const body = await loadBody[article.id]?.()
      return { ...article, html: body?.default.html ?? '' }
    }),
  )
}
