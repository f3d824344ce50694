import { createServer, type Server, type ServerResponse } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** Matches scripts and their preloads. Structured data stays. */
export const scripts =
  /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g

/** Matches the map, and the scripts, which would draw it again. */
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
 * Starts a proxy of the site that removes a part of its pages, or nothing. Both copies then go the same
 * way and are compressed alike. It compresses each response once, as the site does: compressing a script
 * takes as long as sending it on a slow network.
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
