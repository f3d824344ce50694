const recentYear = 2024

/** The year of a source, where it is so old that readers must see it. */
export function yearIfOld(year: number | undefined): number | undefined {
  return year !== undefined && year < recentYear ? year : undefined
}
