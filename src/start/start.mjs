import { installIfNeeded, runNode } from './install.mjs'

const server = process.argv[2] === 'edge' ? './workerd.mjs' : '../../dist/server/node.js'

// npm 10 and 11 send SIGTERM to the shell in which they run this. Debian's shell dies of it without passing it
// on; `exec` in the script would, but does not exist on Windows. Node has no event for the end of a parent.
const shell = process.ppid
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => process.ppid !== shell && process.kill(process.pid, 'SIGTERM'), 1_000).unref()
}

installIfNeeded()
if (!runNode('node_modules/vite/bin/vite.js', ['build'])) {
  process.exit(1)
}
await import(new URL(server, import.meta.url).href)
