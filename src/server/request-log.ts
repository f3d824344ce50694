import { answerError, healthPath } from './answers.ts'

const pathMaxLength = 200

/**
 * Writes one line of JSON about a request and its answer. Neither what a visitor typed into a search
 * nor an address is written: nobody can lose what nobody has. That the server lives, which programs
 * ask all the time, leaves no line.
 */
export async function logRequest(
  request: Request,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  const start = performance.now()
  const response = await answerOrSorry(answer)
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

/** Of any request: a Host may be none that a URL can have. */
function readPath(url: string): string {
  return new URL(url.replace(/^\w+:\/\/[^/?#]*/, 'http://localhost')).pathname
}

/** What throws on the way, such as a disk that fails, is for the log: the visitor gets a sentence. */
async function answerOrSorry(answer: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    return answerError(error)
  }
}
