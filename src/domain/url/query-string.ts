/**
 * Reads every value as text; of a repeated key, the first. The router's own parser turns `662E41` into a
 * number: https://github.com/TanStack/router/issues/6044
 */
export function parseQueryString(queryString: string): Record<string, string> {
  const params = new URLSearchParams(queryString)
  return Object.fromEntries([...params.keys()].map((key) => [key, params.get(key) ?? '']))
}

/** Writes the values that are not empty: '?state=CA&query=dosa', or ''. */
export function writeQueryString(values: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === 'string' && value !== '') {
      params.append(key, value)
    }
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
