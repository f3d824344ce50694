/** Reads search params, in the shape that the router knows as a validator adapter. */
export interface SearchReader<TSearch> {
  /** What a link may say and what a page gets; for the type checker alone. */
  types: { input: Partial<TSearch>; output: TSearch }
  parse: (params: unknown) => TSearch
}

/**
 * Reads the named params and drops all others. It never throws: what is missing or no text is read as
 * ''. A dozen lines in place of a schema library, which would cost every page 4 kB.
 * @param fields how the text of each param is read
 */
export function searchReader<TSearch extends object>(fields: {
  [Key in keyof TSearch]: (text: string) => TSearch[Key]
}): SearchReader<TSearch> {
  return {
    // The router never reads the values.
    types: {} as SearchReader<TSearch>['types'],
    parse: (params) => {
      const texts = new Map(Object.entries(params ?? {}))
      return Object.fromEntries(
        Object.entries<(text: string) => unknown>(fields).map(([key, read]) => {
          const value: unknown = texts.get(key)
          return [key, read(typeof value === 'string' ? value : '')]
        }),
      ) as TSearch
    },
  }
}
