import config from './playwright.config.ts'

/** npm run screenshots: pictures of every view for review. It proves nothing and compares nothing. */
export default {
  ...config,
  use: { ...config.use, bypassCSP: true },
  testMatch: 'screenshots.ts',
  outputDir: '../../reports/screenshots',
  reporter: 'line',
}
