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

/** Runs the server as npm start does, on a port of its own. */
export function runServer(port: number, folder = dist): Run {
  return runProgram(path.join(folder, 'server/node.js'), { PORT: String(port), HOST: 'localhost' })
}

export function runProgram(file: string, env: Readonly<Record<string, string>>): Run {
  const child = spawn(process.execPath, [file], { env: { ...process.env, ...env } })
  let text = ''
  child.stdout.on('data', (data) => (text += String(data)))
  child.stderr.on('data', (data) => (text += String(data)))
  return {
    output: () => text,
    process: child,
    exit: new Promise((resolve) => {
      child.on('exit', (code, signal) => resolve({ code, signal }))
    }),
  }
}

/** Runs the server and waits until it answers. */
export async function startServer(port: number, folder = dist): Promise<Run> {
  const server = runServer(port, folder)
  await expect.poll(server.output).toContain(`http://localhost:${port}/`)
  return server
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
