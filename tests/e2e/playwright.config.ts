import { defineConfig } from '@playwright/test'
import { findHeadlessShell } from './chromium.mjs'

const serverPort = Number(process.env.E2E_PORT ?? 3711)
export const staticPort = serverPort + 1
export const staticOrigin = `http://localhost:${staticPort}`

/** Chromium renders its address bar as a page beside each page. The rest is what Playwright disables. */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  // The header would start a second process in every test. That it is sent, the HTTP tests prove.
  'CrossOriginOpenerPolicy',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  // Would start a process for a second page in the browser context of every test.
  'SpareRendererForSitePerProcess',
]

export const servers = {
  node: {
    command: 'node dist/server/node.js',
    cwd: '../..',
    env: { PORT: String(serverPort), HOST: 'localhost' },
    url: `http://localhost:${serverPort}/`,
  },
  staticHost: {
    command: `node tests/e2e/static-host.mjs ${staticPort}`,
    cwd: '../..',
    url: staticOrigin,
  },
}

export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/playwright',
  snapshotPathTemplate: '../pictures/{arg}{ext}',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // For two cores: a worker waits a sixth of the time.
  workers: 3,
  // Long, for busy machines. `npm run bench:load` measures time.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../reports/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${serverPort}`,
    browserName: 'chromium',
    launchOptions: {
      // The workers load this file too, and inherit it.
      executablePath: (process.env.CHROMIUM_PATH ??= findHeadlessShell()),
      // Chromium does not start as root with its sandbox.
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        // Else the shell rounds the width of each letter to a pixel, and fallback fonts no longer fit.
        '--font-render-hinting=none',
        // No graphics card, and no software in its place.
        '--disable-gpu',
        '--disable-software-rasterizer',
        // A page is open for seconds: the optimizing compilers take more of the processors than they save.
        '--js-flags=--no-opt,--no-maglev',
        `--disable-features=${disabledFeatures.join()}`,
      ],
    },
    viewport: { width: 1280, height: 900 },
  },
  webServer: Object.values(servers),
})
