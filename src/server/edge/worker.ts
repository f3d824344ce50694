import site from '#src/entry-server.tsx'
import { answerHealth } from '#src/server/answers.ts'
import { logRequest } from '#src/server/request-log.ts'

/** Files never come here: wrangler.jsonc puts them in front. */
export default {
  fetch: (request: Request) =>
    logRequest(request, () => answerHealth(request) ?? site.fetch(request)),
}
