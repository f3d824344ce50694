import { defineConfig, type ReporterDescription } from '@playwright/test'
import { findChromium } from './chromium.mjs'

/** The server that npm start runs, the same files on a plain static host, and Cloudflare's runtime. */
export const serverPort = Number(process.env.E2E_PORT ?? 3711)
export const staticPort = serverPort + 1
const edgePort = serverPort + 2

/** On Cloudflare's runtime; `npm run test:edge` has more than these. */
export const edgeProject = { name: 'edge', use: { baseURL: `http://localhost:${edgePort}` } }

const reporters: ReporterDescription[] = [
  ['list'],
  ['json', { outputFile: '../../reports/playwright.json' }],
]

/**
 * A whole Chromium draws its address bar as a page beside each of ours, for a third of all the work.
 * An option that is given twice counts once, so what Playwright disables and matters here is named too.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  // Every test has a browser context of its own, which would start a process for a second page.
  'SpareRendererForSitePerProcess',
]

export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/playwright',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  // No test is about time: what comes, comes on a busy machine too. `npm run bench` has the timings.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: reporters,
  use: {
    baseURL: `http://localhost:${serverPort}`,
    browserName: 'chromium',
    launchOptions: {
      executablePath: findChromium(),
      // As root Chromium starts only without its sandbox.
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        // Nothing draws with a graphics card or what stands in for one.
        '--disable-gpu',
        '--disable-software-rasterizer',
        `--disable-features=${disabledFeatures.join()}`,
      ],
    },
    viewport: { width: 1280, height: 900 },
  },
  projects: [
    { name: 'node' },
    {
      ...edgeProject,
      // A few for npm test: pages and views, with scripts and without. tests/http asks for the rest.
      testMatch: /(?:canonical|without-javascript)\.e2e\.ts$/,
    },
  ],
  webServer: [
    {
      command: 'node dist/server/node.js',
      cwd: '../..',
      env: { PORT: String(serverPort), HOST: 'localhost' },
      url: `http://localhost:${serverPort}/`,
    },
    {
      command: `node tests/e2e/static-host.mjs ${staticPort}`,
      cwd: '../..',
      url: `http://localhost:${staticPort}/`,
    },
    {
      command: 'node src/start/workerd.mjs',
      cwd: '../..',
      env: { PORT: String(edgePort), HOST: 'localhost' },
      url: `http://localhost:${edgePort}/`,
    },
  ],
})
