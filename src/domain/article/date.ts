/** 'November 14, 2025' → '2025-11-14' */
export const toIsoDate = (date: string) => new Date(`${date} UTC`).toISOString().slice(0, 10)

/** True if the day has begun anywhere: first in Kiribati, 14 hours before London. */
export const hasBegun = (date: string) =>
  Date.parse(`${date} UTC`) <= Date.now() + 14 * 60 * 60 * 1000

export function isDisplayDate(text: string): boolean {
  const date = new Date(`${text} UTC`)
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }) === text
}
