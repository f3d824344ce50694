/** True if a built page may answer: the URL has no query, and its path is not the name of a file. */
export const isBuiltPage = ({ pathname, search }: URL): boolean =>
  search === '' && /^\/$|^(?!\/404$|.*\/index$)(?:\/[a-z0-9-]+)+$/.test(pathname)

/** Returns undefined if the file is not there. */
export function addHeaders(file: Response, headers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(headers)) {
    file.headers.set(name, value)
  }
  return file.status === 200 || file.status === 304 ? file : undefined
}
