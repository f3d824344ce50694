import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { runProgram, servers } from './run-server.ts'

const names = { node: 'the Node server', edge: 'the edge' }

const mistakes = [
  [{ PORT: 'abc' }, 'PORT: expected a number from 0 to 65535, found "abc".'],
  [{ PORT: '1e3' }, 'PORT: expected a number from 0 to 65535, found "1e3".'],
  [
    { PORT: '0', HOST: 'nohost.invalid' },
    'HOST: expected a name or an address of this machine, found "nohost.invalid".',
  ],
] as const

for (const runtime of ['node', 'edge'] as const) {
  test(`${names[runtime]} ends with one sentence and code 1 for a wrong PORT or HOST`, async () => {
    await Promise.all(
      mistakes.map(async ([env, sentence]) => {
        const server = runProgram(servers[runtime], env)
        expect(await server.exit).toEqual({ code: 1, signal: null })
        expect(server.output().trim()).toBe(sentence)
      }),
    )
  })
}

test('a taken port ends either server with one sentence and code 1', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => void other.listen(0, 'localhost', resolve))
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

test('the server prints a URL that answers', async () => {
  await Promise.all(
    ['', '0.0.0.0'].map(async (host) => {
      const server = runProgram(servers.node, { PORT: '0', HOST: host })
      const [url] = await server.waitFor(/http:\S+(?=\n)/)
      expect(url).toMatch(/^http:\/\/localhost:[1-9]\d+\/$/)
      expect((await fetch(url)).status).toBe(200)
      server.process.kill('SIGKILL')
      await server.exit
    }),
  )
})
