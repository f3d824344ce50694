import config, { edgeProject } from './playwright.config.ts'

/** npm run test:edge: all browser tests on Cloudflare's runtime. */
export default {
  ...config,
  projects: [edgeProject],
}
