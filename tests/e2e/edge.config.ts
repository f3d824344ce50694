import config, { edgeProject } from './playwright.config.ts'

/** npm run test:edge: every test against Cloudflare's runtime, but those of the Node server itself. */
export default {
  ...config,
  projects: [{ ...edgeProject, testIgnore: 'node-*.e2e.ts' }],
}
