import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { answerText } from '#src/server/answers.ts'
import { hasRequests } from './connections.ts'
import { logMalformed } from '#src/server/request-log.ts'

const unreadable = [400, 'This request could not be read.'] as const

/** By the code of Node's error: https://nodejs.org/api/http.html#event-clienterror */
const refusals: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'This request took too long to arrive.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'This request is too large.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of this request are too large.'],
}

/** Whether a request asks for something on this host, in one of the forms that servers are asked in. */
export function isTarget(target = ''): boolean {
  return /^[/*]/.test(target) || (/^https?:\/\/[^/?#]/i.test(target) && URL.canParse(target))
}

/**
 * Answers what cannot be read as a request and no handler ever sees, as the site answers all else, and
 * hangs up.
 */
export async function answerMalformed(error: NodeJS.ErrnoException, socket: Socket): Promise<void> {
  if (!socket.writable || hasRequests(socket)) {
    // An answer in the middle of another would be read as a part of that.
    socket.destroy()
    return
  }
  const [status, sentence] = refusals[error.code ?? ''] ?? unreadable
  const answer = answerText(status, sentence, { Connection: 'close' })
  const lines = [...answer.headers].map(([name, value]) => `${name}: ${value}`)
  const body = await answer.text()
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  // It would stay half open for as long as the client likes.
  socket.destroySoon()
  logMalformed(status, body.length)
}
