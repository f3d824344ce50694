import { fork } from 'node:child_process'
import { connect } from 'node:net'
import path from 'node:path'

export const dist = path.resolve(import.meta.dirname, '../../dist')
export const servers = {
  node: path.join(dist, 'server/node.js'),
  edge: path.resolve(dist, '../src/start/workerd.mjs'),
}

export type RunningServer = Awaited<ReturnType<typeof waitForOrigin>>

export function runProgram(
  file: string,
  env: Readonly<Record<string, string>>,
  { args = [], ...options }: { args?: readonly string[]; cwd?: string } = {},
) {
  const child = fork(file, args, {
    execArgv: [],
    ...options,
    env: { ...process.env, ...env },
    silent: true,
  })
  let text = ''
  const read = (data: unknown) => (text += String(data))
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
  return {
    output: () => text,
    /** Waits until the output matches, or rejects when the program ends. */
    waitFor: (words: RegExp) =>
      new Promise<RegExpExecArray>((resolve, reject) => {
        const check = () => {
          const found = words.exec(text)
          if (found) {
            resolve(found)
          }
        }
        check()
        child.stdout?.on('data', check)
        child.stderr?.on('data', check)
        child.once('close', () => reject(new Error(`Never printed ${String(words)}:\n${text}`)))
      }),
    process: child,
    exit: new Promise<{ code: number | null; signal: string | null }>((resolve) => {
      // Not "exit": the last output may come after it.
      child.on('close', (code, signal) => resolve({ code, signal }))
    }),
  }
}

export async function waitForOrigin(run: ReturnType<typeof runProgram>) {
  const [origin] = await run.waitFor(/http:\/\/localhost:\d+(?=\/)/)
  return { ...run, origin, port: Number(new URL(origin).port) }
}

/** Sends raw bytes and returns the response until the server closes the connection. */
export const sendRaw = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, 'localhost', () => socket.write(Buffer.from(bytes, 'utf8')))
    socket.on('data', (data) => (answer += data.toString('latin1')))
    socket.on('error', () => resolve(answer))
    socket.on('close', () => resolve(answer))
  })
