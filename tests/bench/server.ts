import { runProgram, waitForOrigin } from '#tests/http/run-server.ts'

/** Starts a Node program with a server, and waits until it prints its address. */
export function startServer(file: string, args: readonly string[] = [], execArgv: string[] = []) {
  const env = { PORT: '0', HOST: 'localhost', NODE_ENV: 'production' }
  return waitForOrigin(runProgram(file, env, { args, execArgv }))
}
