import { afterEach, expect, test, vi } from 'vitest'
import { logRequest } from '#src/server/request-log.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

async function readLine(url: string, response: Response): Promise<Record<string, unknown>> {
  const info = vi.spyOn(console, 'info').mockReturnValue()
  const answer = await logRequest(new Request(url), () => response)
  expect(answer).toBe(response)
  expect(info).toHaveBeenCalledTimes(1)
  return JSON.parse(String(info.mock.lastCall?.[0]))
}

test('a request leaves one line of JSON', async () => {
  const headers = { 'Content-Length': '12' }
  expect(
    await readLine('https://pattal.example/about', new Response(null, { status: 404, headers })),
  ).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    method: 'GET',
    path: '/about',
    status: 404,
    ms: expect.any(Number),
    bytes: 12,
  })
})

test('what a visitor searched for is not written', async () => {
  const line = await readLine('https://pattal.example/blog?query=secret#secret', new Response())
  expect(line.path).toBe('/blog')
  expect(JSON.stringify(line)).not.toContain('secret')
})

test('a path of any length is cut', async () => {
  const line = await readLine(`https://pattal.example/${'a'.repeat(5_000)}`, new Response())
  expect(line.path).toHaveLength(200)
})
