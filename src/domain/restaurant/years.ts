const recentYear = 2024

/** The year of a source, where it is so old that readers must see it. */
export const yearIfOld = (year: number | undefined): number | undefined =>
  year !== undefined && year < recentYear ? year : undefined

/**
 * Whether a restaurant opened in the two years before the list's date.
 * @param opened a year or a month, such as 2021 or '2025-04', which counts from its first day
 * @param listDay such as '2026-10-01'
 */
export function isNewOn(opened: number | string, listDay: string): boolean {
  const firstDay = `${opened}-01-01`.slice(0, listDay.length)
  const since = `${Number(listDay.slice(0, 4)) - 2}${listDay.slice(4)}`
  return firstDay >= since && firstDay <= listDay
}

export const readYear = (opened: number | string | undefined): number | undefined =>
  opened === undefined ? undefined : Number(String(opened).slice(0, 4))
