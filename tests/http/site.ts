import { afterAll, beforeAll, inject } from 'vitest'
import { ask, type Answer } from './ask.ts'
import { hearOrigin, runProgram, runServer, servers, type RunningServer } from './run-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    runtime: keyof typeof servers
  }
}

export interface Site {
  readonly origin: string
  readonly port: number
  ask: (path: string, init?: RequestInit) => Promise<Answer>
}

/**
 * A server of this file's own, on a port that the system chooses: the Node server, or workerd where
 * vitest.config.ts says so.
 */
export function serveSite(env?: Parameters<typeof runServer>[1]): Site {
  let server: RunningServer | undefined
  const running = () => {
    if (server === undefined) {
      throw new Error('The server runs only in tests.')
    }
    return server
  }
  beforeAll(async () => {
    const run =
      inject('runtime') === 'node'
        ? // On a busy machine a test may take longer from one request to the next than the server keeps a
          // connection, and `fetch` would ask on the one that is being closed.
          runServer(undefined, { TIMEOUT_FACTOR: '60', ...env })
        : runProgram(servers.edge, { PORT: '0', HOST: 'localhost' })
    server = await hearOrigin(run)
  })
  afterAll(async () => {
    server?.process.kill()
    await server?.exit
  })
  return {
    get origin() {
      return running().origin
    },
    get port() {
      return running().port
    },
    ask: (path, init) => ask(running().origin + path, init),
  }
}
