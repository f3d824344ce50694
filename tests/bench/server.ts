import { runProgram, waitForOrigin } from '#tests/http/run-server.ts'

export function startServer(file: string, args: readonly string[] = [], execArgv: string[] = []) {
  const env = { PORT: '0', HOST: 'localhost', NODE_ENV: 'production' }
  return waitForOrigin(runProgram(file, env, { args, execArgv }))
}
