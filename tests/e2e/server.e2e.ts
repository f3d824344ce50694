import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serverPort } from './playwright.config.ts'
import { dist, runServer, startServer } from './run-server.ts'
import { expect, test } from './test.ts'

test('POST, PUT, PATCH, DELETE and OPTIONS answer 405 and name what is allowed', async ({
  request,
}) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    for (const url of ['/', '/restaurants?state=CA', '/favicon.svg', '/nope']) {
      const answer = await request.fetch(url, { method, maxRedirects: 0 })
      expect.soft(answer.status(), `${method} ${url}`).toBe(405)
      expect.soft(answer.headers().allow, `${method} ${url}`).toBe('GET, HEAD')
    }
  }
})

test('HEAD answers as GET does, without the body', async ({ request }) => {
  for (const url of ['/', '/restaurants?state=CA', '/blog/nope', '/nope', '/about?x=1']) {
    const get = await request.get(url, { maxRedirects: 0 })
    const head = await request.head(url, { maxRedirects: 0 })
    expect.soft(head.status(), url).toBe(get.status())
    expect.soft(head.headers()['content-type'], url).toBe(get.headers()['content-type'])
    expect.soft(head.headers().location, url).toBe(get.headers().location)
    expect.soft((await head.body()).length, url).toBe(0)
  }
})

test('a visitor who leaves in the middle of an answer harms nobody', async ({ request }) => {
  const port = serverPort + 22
  const server = await startServer(port)
  for (let visit = 0; visit < 40; visit += 1) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, 'localhost', () => {
        socket.write('GET /restaurants?state=CA HTTP/1.1\r\nHost: localhost\r\n\r\n')
        if (visit % 2 === 0) {
          socket.resetAndDestroy()
          resolve()
        }
      })
      socket.on('data', () => {
        socket.resetAndDestroy()
        resolve()
      })
    })
  }
  const answer = await request.get(`http://localhost:${port}/restaurants?state=CA`)
  expect(answer.status()).toBe(200)
  expect(server.process.exitCode).toBeNull()
  server.process.kill()
  await server.exit
})

test('a port that is taken ends in one sentence and code 1', async () => {
  const port = serverPort + 23
  const other = createServer()
  await new Promise<void>((resolve) => {
    other.listen(port, 'localhost', resolve)
  })
  const server = runServer(port)
  expect(await server.exit).toEqual({ code: 1, signal: null })
  expect(server.output()).toContain(`Port ${port} on localhost is taken.`)
  expect(server.output().trim().split('\n')).toHaveLength(1)
  other.close()
})

test('when the code of a page breaks, the visitor gets 500 and nothing of the inside', async ({
  request,
}) => {
  const port = serverPort + 24
  const folder = await mkdtemp(path.join(tmpdir(), 'pattal-'))
  await cp(dist, folder, { recursive: true })
  const assets = path.join(folder, 'server/assets')
  for (const file of await findPageChunks(assets)) {
    await writeFile(file, "throw new Error('a secret of the inside')\n")
  }
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  const server = await startServer(port, folder)
  try {
    const answer = await request.get(`http://localhost:${port}/restaurants?state=CA`)
    const body = await answer.text()
    expect(answer.status()).toBe(500)
    expect(body).not.toBe('')
    expect(body).not.toContain('secret')
    expect(body).not.toContain(folder)
    expect(body).not.toMatch(/\bat .+:\d+:\d+/)
    expect(server.output()).toMatch(
      /a secret of the inside|A part of \/restaurants could not be rendered/,
    )

    const other = await request.get(`http://localhost:${port}/blog?category=Education`)
    expect(other.status()).toBe(200)
  } finally {
    server.process.kill()
    await server.exit
    await rm(folder, { recursive: true })
  }
})

/** The chunks of the directory's own code. */
async function findPageChunks(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.startsWith('restaurants'))
  const found: string[] = []
  for (const file of files) {
    const text = await readFile(path.join(folder, file), 'utf8')
    if (/ as component\b/.test(text)) {
      found.push(path.join(folder, file))
    }
  }
  return found
}
