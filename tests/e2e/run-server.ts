import { connect } from 'node:net'
import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { expect } from './test.ts'

export const dist = path.resolve(import.meta.dirname, '../../dist')

export interface Run {
  output: () => string
  exit: Promise<{ code: number | null; signal: string | null }>
  process: ChildProcess
}

export interface RunningServer extends Run {
  origin: string
  port: number
}

/** Runs the server as npm start does, on a port that the system chooses where none is named. */
export function runServer(folder = dist, port = 0): Run {
  return runProgram(path.join(folder, 'server/node.js'), { PORT: String(port), HOST: 'localhost' })
}

export function runProgram(
  file: string,
  env: Readonly<Record<string, string>>,
  { args = [], ...options }: { args?: readonly string[]; cwd?: string } = {},
): Run {
  const child = spawn(process.execPath, [file, ...args], {
    ...options,
    env: { ...process.env, ...env },
  })
  let text = ''
  child.stdout.on('data', (data) => (text += String(data)))
  child.stderr.on('data', (data) => (text += String(data)))
  return {
    output: () => text,
    process: child,
    exit: new Promise((resolve) => {
      // After its last output, which may come later than its end.
      child.on('close', (code, signal) => resolve({ code, signal }))
    }),
  }
}

/** Runs the server and waits until it listens. */
export async function startServer(folder = dist, port = 0): Promise<RunningServer> {
  const server = runServer(folder, port)
  const origin = await hearOrigin(server)
  return { ...server, origin, port: Number(new URL(origin).port) }
}

/** Waits until a server says where it listens. */
export async function hearOrigin({ output }: Run, options?: { timeout: number }): Promise<string> {
  const readOrigin = () => /http:\/\/localhost:\d+/.exec(output())?.[0] ?? ''
  await expect.poll(readOrigin, options).not.toBe('')
  return readOrigin()
}

/** Writes bytes as no client would and returns what comes back until the server hangs up. */
export function talk(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, 'localhost', () => socket.write(Buffer.from(bytes, 'utf8')))
    socket.on('data', (data) => {
      answer += data.toString('latin1')
    })
    socket.on('error', () => resolve(answer))
    socket.on('close', () => resolve(answer))
  })
}
