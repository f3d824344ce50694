/**
 * Reads every value as text; of a repeated key, the first. Keys ignore case; `&amp;` and a second `?` are `&`. The
 * router's own parser turns `662E41` into a number: https://github.com/TanStack/router/issues/6044
 */
export function parseQueryString(queryString: string): Record<string, string> {
  const params = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(queryString.replaceAll(/(?!^)\?/g, '&'))) {
    const key = name.toLowerCase().replace(/^amp;/, '')
    params.set(key, params.get(key) ?? value)
  }
  return Object.fromEntries(params)
}

/** Writes the values that are not empty: '?state=CA&query=dosa', or ''. */
export function writeQueryString(values: Readonly<Record<string, unknown>>): string {
  const params = Object.entries(values).flatMap(([key, value]) =>
    typeof value === 'string' && value !== '' ? [[key, value]] : [],
  )
  const text = new URLSearchParams(params).toString()
  return text === '' ? '' : `?${text}`
}
