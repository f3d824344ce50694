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
export function serveSite(): Site {
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
        ? runServer()
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
