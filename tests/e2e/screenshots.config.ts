import config from './playwright.config.ts'

/** npm run screenshots: pictures of every view for review. It proves nothing and compares nothing. */
export default {
  ...config,
  // The style that shows far cells is none of the site's.
  use: { ...config.use, bypassCSP: true },
  projects: [{ testMatch: 'screenshots.ts' }],
  outputDir: '../../reports/screenshots',
  reporter: 'line',
  timeout: 90_000,
}
