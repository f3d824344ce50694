export interface Answer {
  status: number
  /** By their names in lower case. */
  headers: Record<string, string>
  body: Buffer
  text: string
  /** Where it came from in the end. */
  url: string
}

/** Asks as a program does that follows no redirect, and reads the whole answer. */
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
