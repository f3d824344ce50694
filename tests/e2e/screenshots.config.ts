import config from './playwright.config.ts'

/** npm run screenshots: pictures of every view for review. It proves nothing and compares nothing. */
export default {
  ...config,
  // The policy would refuse the style that screenshots.ts adds.
  use: { ...config.use, bypassCSP: true },
  projects: [{ testMatch: 'screenshots.ts' }],
  outputDir: '../../reports/screenshots',
  reporter: 'line',
  timeout: 90_000,
}
