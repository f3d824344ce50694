// npm start: installs if needed, builds, and serves the site in this process. With `exec` in
// package.json no shell stands between npm and it, so that a signal sent to npm reaches the server.
import { installIfNeeded, runNode } from './install.mjs'

const server = process.argv[2] === 'edge' ? './workerd.mjs' : '../../dist/server/node.js'

installIfNeeded()
if (!runNode('node_modules/vite/bin/vite.js', ['build'])) {
  process.exit(1)
}
await import(new URL(server, import.meta.url).href)
