import type { Plugin } from 'vite'

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Style guide</title>
    <script type="module" src="/src/build/dev/styleguide/entry.tsx"></script>
  </head>
  <body></body>
</html>`

/** Serves /styleguide in development. It is neither a route nor an entry, so no build has it. */
export function styleGuidePlugin(): Plugin {
  return {
    name: 'pattal:styleguide',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/styleguide', (_request, response, next) => {
        server
          .transformIndexHtml('/styleguide', page)
          .then((html) => response.setHeader('Content-Type', 'text/html').end(html))
          .catch(next)
      })
    },
  }
}
