import { createServer } from 'node:net'
import path from 'node:path'
import { dist, runProgram } from './run-server.ts'
import { expect, test } from './test.ts'

const servers = {
  'the Node server': path.join(dist, 'server/node.js'),
  'the edge': path.resolve(dist, '../src/start/workerd.mjs'),
}

const mistakes = [
  [{ PORT: 'abc' }, 'PORT: expected a number from 0 to 65535, found "abc".'],
  [{ PORT: '70000' }, 'PORT: expected a number from 0 to 65535, found "70000".'],
  [{ PORT: '1e3' }, 'PORT: expected a number from 0 to 65535, found "1e3".'],
  [
    { PORT: '0', HOST: 'nohost.invalid' },
    'HOST: expected a name or an address of this machine, found "nohost.invalid".',
  ],
] as const

for (const [name, file] of Object.entries(servers)) {
  test(`${name} ends with one sentence and code 1 where it cannot listen`, async () => {
    for (const [env, sentence] of mistakes) {
      const server = runProgram(file, env)
      expect(await server.exit).toEqual({ code: 1, signal: null })
      expect(server.output().trim()).toBe(sentence)
    }
  })
}

test('a port that is taken ends either server with one sentence and code 1', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => {
    other.listen(0, 'localhost', resolve)
  })
  const address = other.address()
  const takenPort = typeof address === 'object' ? address?.port : undefined
  for (const file of Object.values(servers)) {
    const server = runProgram(file, { PORT: String(takenPort), HOST: 'localhost' })
    expect(await server.exit).toEqual({ code: 1, signal: null })
    expect(server.output()).toContain(`Port ${takenPort} on localhost is taken.`)
    expect(server.output().trim().split('\n')).toHaveLength(1)
  }
  other.close()
})

const addresses = [
  ['', /^http:\/\/localhost:[1-9]\d+\/$/],
  ['localhost', /^http:\/\/localhost:[1-9]\d+\/$/],
  ['127.0.0.1', /^http:\/\/127\.0\.0\.1:[1-9]\d+\/$/],
  ['0.0.0.0', /^http:\/\/localhost:[1-9]\d+\/$/],
] as const

test('the URL that the server says is one that answers', async ({ request }) => {
  for (const [host, expected] of addresses) {
    // The system chooses the port.
    const server = runProgram(servers['the Node server'], { PORT: '0', HOST: host })
    const readUrl = () => /http:\S+/.exec(server.output())?.[0] ?? ''
    await expect.poll(readUrl).toMatch(expected)
    expect((await request.get(readUrl())).status()).toBe(200)
    server.process.kill()
    await server.exit
  }
})
