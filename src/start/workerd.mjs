// Serves dist as Cloudflare does, without an account or the network.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { readAddress, stopForAddress, writeUrl } from './address.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const address = readAddress()

// workerd itself does not fail if it cannot listen.
try {
  const probe = createServer().listen(address.port, address.hostname)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
} catch (error) {
  stopForAddress(error, address)
}

// Here, because it takes a second, which a wrong address need not wait for.
const { Miniflare } = await import('miniflare')

const { name, main, compatibility_date, compatibility_flags, assets } = JSON.parse(
  readFileSync(path.join(root, 'wrangler.json'), 'utf8'),
)

const server = new Miniflare({
  rootPath: root,
  host: address.hostname,
  port: address.port,
  // Do not ask Cloudflare where a request comes from.
  cf: false,
  name,
  scriptPath: main,
  modules: true,
  modulesRules: [{ type: 'ESModule', include: ['**/*.js'] }],
  compatibilityDate: compatibility_date,
  compatibilityFlags: compatibility_flags,
  assets: {
    directory: assets.directory,
    binding: assets.binding,
    routerConfig: {
      has_user_worker: true,
      static_routing: { user_worker: assets.run_worker_first },
    },
    assetConfig: {
      html_handling: assets.html_handling,
      not_found_handling: assets.not_found_handling,
    },
  },
})

const { href } = await server.ready
console.info(`Pattal is served by workerd at ${writeUrl(address, href)}`)
