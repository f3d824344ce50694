declare module 'autocannon' {
  interface Result {
    requests: { average: number }
    latency: { p50: number; p99: number }
    errors: number
    timeouts: number
    non2xx: number
  }
  interface Options {
    url: string
    connections: number
    duration?: number
    headers?: Readonly<Record<string, string>>
    requests?: { setupRequest: (request: object) => object }[]
  }
  export default function autocannon(options: Options): Promise<Result>
}
