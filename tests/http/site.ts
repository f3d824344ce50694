import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { dist, hearOrigin, runProgram, servers, type RunningServer } from './run-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    runtime: keyof typeof servers
  }
}

export interface Answer {
  status: number
  /** By name, in lower case. */
  headers: Record<string, string>
  body: Buffer
  text: string
  /** The URL after redirects, if they were followed. */
  url: string
}

export interface Site {
  readonly origin: string
  readonly port: number
  ask: (path: string, init?: RequestInit) => Promise<Answer>
}

// The system chooses the port.
const address = { PORT: '0', HOST: 'localhost' }

/** Requests a URL without following redirects, and reads the whole response. */
export async function ask(url: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', ...init })
  const body = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body,
    text: body.toString('utf8'),
    url: response.url,
  }
}

/** A server for the tests of a file: the Node server, or workerd where vitest.config.ts says so. */
export function serveSite(): Site {
  let server: RunningServer | undefined
  const running = () => {
    if (server === undefined) {
      throw new Error('The server runs only in tests.')
    }
    return server
  }
  beforeAll(async () => {
    server = await hearOrigin(runProgram(servers[inject('runtime')], address))
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
    ask: (url, init) => ask(running().origin + url, init),
  }
}

/** A Node server for one test. */
export async function startServer(folder = dist): Promise<RunningServer> {
  const server = await hearOrigin(runProgram(path.join(folder, 'server/node.js'), address))
  onTestFinished(async () => {
    server.process.kill('SIGKILL')
    await server.exit
  })
  return server
}

/** Copies the build for a test that changes it. */
export async function copyDist(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pattal-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(dist, folder, { recursive: true })
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  return folder
}
