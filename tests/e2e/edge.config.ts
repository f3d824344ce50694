import config, { edgeProject } from './playwright.config.ts'

/** npm run test:edge: all tests on Cloudflare's runtime, except those of the Node server. */
export default {
  ...config,
  projects: [{ ...edgeProject, testIgnore: 'node-*.e2e.ts' }],
}
