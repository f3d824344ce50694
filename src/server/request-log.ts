import { answerError } from './answers.ts'

const pathMaxLength = 200

/**
 * Writes one line of JSON about a request and its answer. Neither what a visitor typed into a search
 * nor an address is written: nobody can lose what nobody has.
 */
export async function logRequest(
  request: Request,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  const start = performance.now()
  const response = await answerOrSorry(answer)
  const line = {
    time: new Date().toISOString(),
    method: request.method,
    path: new URL(request.url).pathname.slice(0, pathMaxLength),
    status: response.status,
    ms: Math.round((performance.now() - start) * 10) / 10,
    bytes: request.method === 'HEAD' ? 0 : Number(response.headers.get('content-length') ?? 0),
  }
  console.info(JSON.stringify(line))
  return response
}

/** What throws on the way, such as a disk that fails, is for the log: the visitor gets a sentence. */
async function answerOrSorry(answer: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (error) {
    return answerError(error)
  }
}
