import { answerError, healthPath } from './answers.ts'

const pathMaxLength = 200

/**
 * Writes one line of JSON about a request and its answer: neither search params nor IP addresses, so
 * that no log can leak them. Successful health checks are not logged.
 */
export async function logRequest(
  request: Request,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  const start = performance.now()
  const response = await answerSafely(answer)
  const path = readPath(request.url)
  if (path === healthPath && response.ok) {
    return response
  }
  writeLine({
    method: request.method,
    path: path.slice(0, pathMaxLength),
    status: response.status,
    ms: Math.round((performance.now() - start) * 10) / 10,
    bytes: request.method === 'HEAD' ? 0 : Number(response.headers.get('content-length') ?? 0),
  })
  return response
}

interface Line {
  method: string
  path: string
  status: number
  ms: number
  bytes: number
}

function writeLine(line: Line): void {
  console.info(JSON.stringify({ time: new Date().toISOString(), ...line }))
}

/** The path of a URL. The host is replaced first, because `new URL` throws on an invalid one. */
function readPath(url: string): string {
  return new URL(url.replace(/^\w+:\/\/[^/?#]*/, 'http://localhost')).pathname
}

/** Answers 500 with a sentence where `answer` throws, such as of a failing disk, and logs the error. */
async function answerSafely(answer: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    return answerError(error)
  }
}
