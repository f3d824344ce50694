/** Whether the answer is the file of a page: it has no query, and an address without an ending. The 404 has none. */
export function isBuiltPage({ pathname, search }: URL): boolean {
  return search === '' && /^\/$|^(?!\/404$)(?:\/[a-z0-9-]+)+$/.test(pathname)
}

/** Returns undefined if the file is not there. */
export function addHeaders(file: Response, headers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(headers)) {
    file.headers.set(name, value)
  }
  return file.status === 200 || file.status === 304 ? file : undefined
}
