import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Starts a Node program with a server, and waits until it answers.
 * @param {number} port
 * @param {string[]} args
 * @param {'ignore' | 'ipc'} channel
 */
export async function startServer(port, args, channel = 'ignore') {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: String(port), HOST: 'localhost', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', channel],
  })
  const origin = `http://localhost:${port}`
  await waitForAnswer(child, origin)
  return { child, origin }
}

/**
 * The resident memory of a process in megabytes, from /proc.
 * @param {import('node:child_process').ChildProcess} child
 */
export function readMemory({ pid }) {
  try {
    const [, kilobytes = '0'] =
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1_000
  } catch {
    return 0
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} origin
 */
async function waitForAnswer(child, origin) {
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    try {
      await fetch(origin)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error(
    `The server did not start at ${origin}/. Is it built (npm run build), and the port free?`,
  )
}
