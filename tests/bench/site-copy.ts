import { createServer, type Server, type ServerResponse } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** What a page loads and runs; structured data stays. */
export const scripts =
  /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g

/** The drawing of the map, and the scripts, which would draw it again. */
export const scriptsAndMap = new RegExp(
  `${scripts.source}|<svg class="PlaceMap-map"[^]*?</svg>`,
  'g',
)

interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/**
 * A server in front of the site that hands on what the site answers, its pages as they are or with
 * a part removed: the copies are then as far away, and compressed by the same hand. That is done
 * once, as by the site itself: compressing a script takes as long as a slow network takes to bring it.
 */
export function serveCopy(origin: string, port: number, removed?: RegExp): Promise<Server> {
  const answers = new Map<string, Promise<Answer>>()
  const copy = async (path: string): Promise<Answer> => {
    const answer = await fetch(origin + path)
    const type = answer.headers.get('content-type') ?? 'application/octet-stream'
    const body = Buffer.from(await answer.arrayBuffer())
    const isPage = type.startsWith('text/html')
    const copied = isPage && removed ? Buffer.from(body.toString().replaceAll(removed, '')) : body
    const isText = /^text\/|javascript|json|svg/.test(type)
    return {
      status: answer.status,
      headers: { 'Content-Type': type, ...(isText && { 'Content-Encoding': 'br' }) },
      body: isText ? brotliCompressSync(copied) : copied,
    }
  }
  const hand = async (path: string, response: ServerResponse) => {
    const answer = answers.get(path) ?? copy(path)
    answers.set(path, answer)
    const { status, headers, body } = await answer
    response.writeHead(status, headers)
    response.end(body)
  }
  const server = createServer(({ url = '/' }, response) => void hand(url, response))
  return new Promise((resolve) => {
    server.listen(port, () => resolve(server))
  })
}
