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
  const response = await answer()
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
