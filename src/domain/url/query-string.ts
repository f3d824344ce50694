/**
 * Reads every value as text; of a repeated key, the first. The router's own parser reads `123` as a
 * number and `662E41` as 6.62e43, and the visitor's text is lost.
 * https://github.com/TanStack/router/issues/6044
 */
export function parseQueryString(queryString: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null)
  for (const [key, value] of new URLSearchParams(queryString)) {
    values[key] ??= value
  }
  return { ...values }
}

/** Writes the values that are not empty, in the given order, after '?'. '' where there are none. */
export function writeQueryString(values: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === 'string' && value !== '') {
      params.append(key, value)
    }
  }
  // A comma needs no escape in a query: `?price=1,2`.
  const text = params.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}
