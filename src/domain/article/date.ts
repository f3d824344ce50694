/** 'November 14, 2025' → '2025-11-14'. Throws a RangeError on what is no date. */
export function toIsoDate(date: string): string {
  return new Date(`${date} UTC`).toISOString().slice(0, 10)
}

/** Whether a text is a date as readers see it: 'November 14, 2025'. */
export function isDisplayDate(text: string): boolean {
  const date = new Date(`${text} UTC`)
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }) === text
}
