/**
 * Reads every value as text; of a repeated key, the first. Keys ignore case, and `&amp;` of HTML is `&`. The router's
 * own parser turns `662E41` into a number: https://github.com/TanStack/router/issues/6044
 */
export function parseQueryString(queryString: string): Record<string, string> {
  const params = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(queryString)) {
    const key = name.toLowerCase().replace('amp;', '')
    params.set(key, params.get(key) ?? value)
  }
  return Object.fromEntries(params)
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
