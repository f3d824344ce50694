export interface Noun {
  one: string
  many: string
}

/** '1 article', '2 articles' */
export function formatCount({ one, many }: Noun, count: number): string {
  return `${count} ${count === 1 ? one : many}`
}
