import { installIfNeeded, runNode } from './install.mjs'

const server = process.argv[2] === 'edge' ? './workerd.mjs' : '../../dist/server/node.js'

// npm runs this in a shell, which dies of a signal without passing it on.
const shell = process.ppid
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => process.ppid !== shell && process.kill(process.pid, 'SIGTERM'), 200).unref()
}

installIfNeeded()
if (!runNode('node_modules/vite/bin/vite.js', ['build'])) {
  process.exit(1)
}
await import(new URL(server, import.meta.url).href)
