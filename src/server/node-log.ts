import type { ServerMiddleware } from 'srvx'

const pathMaxLength = 200

/**
 * One line of JSON a request. Neither what a visitor typed into a search nor an address is written:
 * nobody can lose what nobody has.
 */
export const logRequests: ServerMiddleware = async (request, next) => {
  const start = performance.now()
  const response = await next()
  const line = {
    time: new Date().toISOString(),
    method: request.method,
    path: new URL(request.url).pathname.slice(0, pathMaxLength),
    status: response.status,
    ms: Math.round((performance.now() - start) * 10) / 10,
    bytes: request.method === 'HEAD' ? 0 : Number(response.headers.get('content-length') ?? 0),
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
  return response
}
