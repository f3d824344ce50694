import { createServer, type Server, type ServerResponse } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

const scripts =
  /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>[^]*?<\/script>|<link rel="modulepreload"[^>]*>/g

/**
 * A server in front of the site that hands on what the site answers, its pages as they are or with
 * their scripts removed: the two are then as far away, and compressed by the same hand.
 */
export function serveCopy(origin: string, port: number, hasScripts: boolean): Promise<Server> {
  const hand = async (path: string, response: ServerResponse) => {
    const answer = await fetch(origin + path)
    const type = answer.headers.get('content-type') ?? 'application/octet-stream'
    const body = Buffer.from(await answer.arrayBuffer())
    const isPage = type.startsWith('text/html')
    const sent = isPage && !hasScripts ? body.toString().replaceAll(scripts, '') : body
    const isText = /^text\/|javascript|json|svg/.test(type)
    response.writeHead(answer.status, {
      'Content-Type': type,
      ...(isText && { 'Content-Encoding': 'br' }),
    })
    response.end(isText ? brotliCompressSync(sent) : sent)
  }
  const server = createServer(({ url = '/' }, response) => void hand(url, response))
  return new Promise((resolve) => {
    server.listen(port, () => resolve(server))
  })
}
