import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { dist, waitForOrigin, runProgram, servers, type RunningServer } from './run-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    runtime: keyof typeof servers
  }
}

export type Site = ReturnType<typeof serveSite>

const address = { PORT: '0', HOST: 'localhost' }

/** Requests a URL without following redirects, and reads the whole response. */
export async function request(url: string, init?: RequestInit) {
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

/** Starts a server for the tests of a file: Node's, or workerd in the project "edge". */
export function serveSite() {
  let server: RunningServer
  beforeAll(async () => {
    server = await waitForOrigin(runProgram(servers[inject('runtime')], address))
  })
  afterAll(async () => {
    server.process.kill()
    await server.exit
  })
  return {
    get port() {
      return server.port
    },
    fetch: (url: string, init?: RequestInit) => request(server.origin + url, init),
  }
}

/** Starts a Node server for one test. */
export async function startServer(folder = dist): Promise<RunningServer> {
  const server = await waitForOrigin(runProgram(path.join(folder, 'server/node.js'), address))
  onTestFinished(async () => {
    server.process.kill('SIGKILL')
    await server.exit
  })
  return server
}

export async function copyDist(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pattal-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(dist, folder, { recursive: true })
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  return folder
}
