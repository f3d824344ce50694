import config, { servers, staticPort } from './playwright.config.ts'

const port = staticPort + 1

/** npm run test:edge: the browser tests on Cloudflare's runtime. */
export default {
  ...config,
  use: { ...config.use, baseURL: `http://localhost:${port}` },
  webServer: [
    servers.staticHost,
    {
      command: 'node src/start/workerd.mjs',
      cwd: '../..',
      env: { PORT: String(port), HOST: 'localhost' },
      url: `http://localhost:${port}/`,
    },
  ],
}
