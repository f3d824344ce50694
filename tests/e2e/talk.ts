import { connect } from 'node:net'

/** What ends a request line, and the request. */
export const endOfRequest = ' HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

/** Writes bytes as no client would and returns what comes back until the server hangs up. */
export function talk(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, 'localhost', () => socket.write(Buffer.from(bytes, 'utf8')))
    socket.on('data', (data) => {
      answer += data.toString('latin1')
    })
    socket.on('error', () => resolve(answer))
    socket.on('close', () => resolve(answer))
  })
}
