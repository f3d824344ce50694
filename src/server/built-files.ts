import { pageHeaders } from './responses.ts'

/** One address each: no slash at the end, no encoded letters. */
const pagePath = /^\/$|^(?:\/[a-z0-9-]+)+$/

/**
 * Serves the file of a page. Returns undefined if the URL has a query or is no page's.
 * @param serveFile serves a file of the build, such as /about/index.html
 */
export async function serveBuiltPage(
  { method, headers, url }: Request,
  serveFile: (request: Request) => Response | Promise<Response>,
): Promise<Response | undefined> {
  const { origin, pathname, search } = new URL(url)
  if (search !== '' || !pagePath.test(pathname)) {
    return undefined
  }
  const file = `${origin}${pathname === '/' ? '' : pathname}/index.html`
  return addHeaders(await serveFile(new Request(file, { method, headers })), pageHeaders)
}

/** Returns undefined if the file is not there. */
export function addHeaders(file: Response, headers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(headers)) {
    file.headers.set(name, value)
  }
  return file.status === 200 || file.status === 304 ? file : undefined
}
