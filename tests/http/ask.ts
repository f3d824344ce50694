export interface Answer {
  status: number
  /** By name, in lower case. */
  headers: Record<string, string>
  body: Buffer
  text: string
  /** The URL after redirects, if they were followed. */
  url: string
}

/** Requests a URL without following redirects, and reads the whole response. */
export async function ask(url: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', ...init })
  const body = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body,
    text: body.toString('utf8'),
    url: response.url,
  }
}
