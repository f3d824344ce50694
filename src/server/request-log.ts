import { errorResponse, healthPath } from './responses.ts'

const pathMaxLength = 200

/** Logs a request without search params and IP address. Answers 500 if `answer` throws. */
export async function logRequest(request: Request, answer: () => Response | Promise<Response>) {
  const { method, url } = request
  const start = performance.now()
  const response = await Promise.resolve().then(answer).catch(errorResponse)
  // `new URL` throws on an invalid host.
  const path = new URL(url.replace(/^\w+:\/\/[^/?#]*/, 'http://localhost')).pathname
  if (path !== healthPath || !response.ok) {
    const line = {
      time: new Date().toISOString(),
      method,
      path: path.slice(0, pathMaxLength),
      status: response.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
      bytes: method === 'HEAD' ? 0 : Number(response.headers.get('content-length') ?? 0),
    }
    console.info(JSON.stringify(line))
  }
  return response
}
