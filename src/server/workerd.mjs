// Serves dist as Cloudflare does, on its runtime and with its way of serving files, from
// wrangler.jsonc. It needs neither an account nor the network.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Miniflare } from 'miniflare'

const root = path.resolve(import.meta.dirname, '../..')
const port = Number(process.env.PORT ?? 3000)
const host = process.env.HOST ?? 'localhost'

// JSON with whole lines of comments and commas at the end of lists.
const json = readFileSync(path.join(root, 'wrangler.jsonc'), 'utf8')
  .replaceAll(/^\s*\/\/.*$/gm, '')
  .replaceAll(/,(?=\s*[\]}])/g, '')
const { name, main, compatibility_date, assets } = JSON.parse(json)

const server = new Miniflare({
  rootPath: root,
  host,
  port,
  // Where a request comes from is made up here, not asked of Cloudflare.
  cf: false,
  name,
  scriptPath: main,
  modules: true,
  modulesRules: [{ type: 'ESModule', include: ['**/*.js'] }],
  compatibilityDate: compatibility_date,
  assets: {
    directory: assets.directory,
    routerConfig: { has_user_worker: true },
    assetConfig: {
      html_handling: assets.html_handling,
      not_found_handling: assets.not_found_handling,
    },
  },
})

await server.ready
console.info(`Pattal is served by workerd at http://${host}:${port}/`)
