import { spawn, type ChildProcess } from 'node:child_process'
import { connect } from 'node:net'
import path from 'node:path'

export const dist = path.resolve(import.meta.dirname, '../../dist')
export const servers = {
  node: path.join(dist, 'server/node.js'),
  edge: path.resolve(dist, '../src/start/workerd.mjs'),
}

export interface Run {
  output: () => string
  /** Waits until the output matches, or rejects when the program ends. */
  hear: (words: RegExp) => Promise<RegExpExecArray>
  exit: Promise<{ code: number | null; signal: string | null }>
  process: ChildProcess
}

export interface RunningServer extends Run {
  origin: string
  port: number
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
  const note = (data: unknown) => (text += String(data))
  child.stdout.on('data', note)
  child.stderr.on('data', note)
  return {
    output: () => text,
    hear: (words) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = words.exec(text)
          if (found) {
            resolve(found)
          }
        }
        look()
        child.stdout.on('data', look)
        child.stderr.on('data', look)
        child.once('close', () => reject(new Error(`Never said ${String(words)}:\n${text}`)))
      }),
    process: child,
    exit: new Promise((resolve) => {
      // After its last output, which may come later than its end.
      child.on('close', (code, signal) => resolve({ code, signal }))
    }),
  }
}

/** Waits until a server says where it listens. */
export async function hearOrigin(run: Run): Promise<RunningServer> {
  const [origin] = await run.hear(/http:\/\/localhost:\d+(?=\/)/)
  return { ...run, origin, port: Number(new URL(origin).port) }
}

/** Sends raw bytes and returns the response until the server closes the connection. */
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
