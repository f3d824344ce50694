import { loadBody } from 'virtual:content/article-bodies'
import { articles } from 'virtual:content/articles'
import { listFacts } from 'virtual:content/list'
import { restaurants } from 'virtual:content/restaurants'
import { blogList } from '#src/domain/blog/list.ts'
import { defaultsOf } from '#src/domain/finding/list.ts'
import { viewOf } from '#src/domain/finding/view.ts'
import { describeBlog } from '#src/seo/heads/blog.ts'
import { toFeedItem } from '#src/seo/feeds/feed-item.ts'
import { writeJsonFeed } from '#src/seo/feeds/json-feed.ts'
import { writeRss } from '#src/seo/feeds/rss.ts'
import { writeSitemap, type Page } from '#src/seo/files/sitemap.ts'
import { writeLlms, writeRobots, writeSecurity } from '#src/seo/files/texts.ts'
import { fileSecurityHeaders } from './headers.ts'

const content = { restaurants, articles, updated: listFacts.updated }
const description = describeBlog(viewOf(blogList, articles, defaultsOf(blogList)))

/** Reads the pages of the routes. Only entry-server.tsx has the router that knows them. */
export type ReadPages = () => Promise<Page[]>

type Write = (readPages: ReadPages) => string | Promise<string>

/** Files for programs, by path. Each type is the one that static hosts send for such a name. */
const files: Readonly<Record<string, { type: string; write: Write }>> = {
  '/robots.txt': { type: 'text/plain', write: writeRobots },
  '/sitemap.xml': {
    type: 'application/xml',
    write: async (readPages) => writeSitemap({ ...content, pages: await readPages() }),
  },
  '/feed.xml': {
    type: 'application/xml',
    write: async () => writeRss(description, await readFeedItems()),
  },
  '/feed.json': {
    type: 'application/json',
    write: async () => writeJsonFeed(description, await readFeedItems()),
  },
  '/llms.txt': {
    type: 'text/plain',
    write: async (readPages) => writeLlms({ ...content, pages: await readPages() }),
  },
  '/.well-known/security.txt': { type: 'text/plain', write: () => writeSecurity(new Date()) },
}

export const machineFiles = Object.keys(files)

/** Answers with a file of `machineFiles`; undefined for any other path. */
export async function serveMachineFile(
  pathname: string,
  readPages: ReadPages,
): Promise<Response | undefined> {
  const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined
  return (
    file &&
    new Response(await file.write(readPages), {
      headers: { ...fileSecurityHeaders(pathname), 'Content-Type': `${file.type}; charset=utf-8` },
    })
  )
}

function readFeedItems() {
  return Promise.all(
    articles.map(async (article) => {
      const body = await loadBody[article.id]?.()
      return toFeedItem({ ...article, html: body?.default.html ?? '' })
    }),
  )
}
