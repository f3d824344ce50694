import { cp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { makeFolder } from '#tests/temporary-folder.ts'
import { dist, waitForOrigin, runProgram, type RunningServer } from './run-server.ts'

/** Requests a URL without following redirects, and reads the whole response. */
export async function request(url: string, init?: RequestInit) {
  const response = await fetchAsBrowser(url, { redirect: 'manual', ...init })
  const body = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body,
    text: body.toString('utf8'),
    url: response.url,
  }
}

/** Asks again where the server closed a connection that it had kept, as browsers do. */
async function fetchAsBrowser(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    if (cause?.code !== 'UND_ERR_SOCKET') {
      throw error
    }
    return fetch(url, init)
  }
}

const origin = inject('origin')

/** The server for all files, on the runtime of the project. */
export const site = {
  port: Number(new URL(origin).port),
  fetch: (url: string, init?: RequestInit) => request(origin + url, init),
}

/** Starts a Node server for one test. */
export async function startServer(folder = dist): Promise<RunningServer> {
  const file = path.join(folder, 'server/node.js')
  const server = await waitForOrigin(runProgram(file, { PORT: '0', HOST: 'localhost' }))
  onTestFinished(async () => {
    server.process.kill('SIGKILL')
    await server.exit
  })
  return server
}

export async function copyDist(): Promise<string> {
  const folder = makeFolder()
  await cp(dist, folder, { recursive: true })
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  return folder
}
