import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sendMessage } from '#src/pages/ContactPage/send-message.ts'

// A form service that answers as its path says.
const received: unknown[] = []
const service = createServer(async (request, response) => {
  received.push({ type: request.headers['content-type'], texts: await json(request) })
  const answer = () => response.writeHead(request.url === '/500' ? 500 : 200).end('{}')
  if (request.url === '/slow') {
    setTimeout(answer, 1500)
  } else if (request.url !== '/never') {
    answer()
  }
})
beforeAll(() => new Promise<void>((done) => void service.listen(0, 'localhost', done)))
afterAll(() => service.closeAllConnections())
afterEach(() => {
  vi.restoreAllMocks()
  received.length = 0
})

const texts = {
  name: 'Asha Reader',
  email: 'asha@reader.example',
  subject: 'A kitchen “you” missed',
  message: 'Two lines\nof words.',
}
const send = (path: string, trap = '') => {
  const message = new FormData()
  for (const [name, text] of Object.entries({ ...texts, _gotcha: trap })) {
    message.set(name, text)
  }
  return sendMessage(message, `http://localhost:${(service.address() as AddressInfo).port}${path}`)
}

test.each(['/200', '/slow'])('%s gets the message once, as JSON', async (path) => {
  await send(path)
  expect(received).toEqual([{ type: 'application/json', texts }])
})

test('an answer other than 2xx rejects, and an address without a server', async () => {
  await expect(send('/500')).rejects.toThrow('500')
  await expect(sendMessage(new FormData(), 'http://localhost:1/')).rejects.toThrow('fetch failed')
})

test('no answer within 10 seconds rejects', async () => {
  const soon = AbortSignal.timeout(100)
  const waited = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon)
  await expect(send('/never')).rejects.toThrow('aborted due to timeout')
  expect(waited).toHaveBeenCalledWith(10_000)
})

test('a message with a filled honeypot is not sent', async () => {
  await expect(send('/200', 'https://spam.example')).rejects.toThrow('nobody sees')
  expect(received).toEqual([])
})
