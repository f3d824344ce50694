/** 'November 14, 2025' → '2025-11-14' */
export function toIsoDate(date: string): string {
  return new Date(`${date} UTC`).toISOString().slice(0, 10)
}

export function isDisplayDate(text: string): boolean {
  const date = new Date(`${text} UTC`)
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }) === text
}
