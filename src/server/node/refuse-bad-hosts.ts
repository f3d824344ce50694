import type { ServerMiddleware } from 'srvx'
import { answerBadAddress } from '#src/server/answers.ts'

/**
 * Answers 400 unless the request has one Host header with a valid host:
 * https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 * `new URL(request.url)` throws on any other in every handler after this.
 */
export const refuseBadHosts: ServerMiddleware = (request, next) => {
  const { rawHeaders = [], httpVersion } = request.runtime?.node?.req ?? {}
  const hosts = rawHeaders.filter(
    (_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host',
  )
  const isNamed = hosts.length === 1 || (hosts.length === 0 && httpVersion !== '1.1')
  return isNamed && hosts.every((host) => !/[\s/?#@\\]/.test(host)) && URL.canParse(request.url)
    ? next()
    : answerBadAddress()
}
