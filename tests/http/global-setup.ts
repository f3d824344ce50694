import type { TestProject } from 'vitest/node'
import { runProgram, servers, waitForOrigin } from './run-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string
  }
}

/** Starts the one server for all files of a project: Node's, or workerd in the project "edge". */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const file = project.name === 'edge' ? servers.edge : servers.node
  const server = await waitForOrigin(runProgram(file, { PORT: '0', HOST: 'localhost' }))
  project.provide('origin', server.origin)
  return async () => {
    server.process.kill()
    await server.exit
  }
}
