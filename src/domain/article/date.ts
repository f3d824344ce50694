const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const displayDate = /^([A-Z][a-z]+) ([1-9]|[12]\d|3[01]), (\d{4})$/

/** 'November 14, 2025' → '2025-11-14'. Throws a RangeError on anything else. */
export function toIsoDate(date: string): string {
  const [, month = '', day = '', year = ''] = displayDate.exec(date) ?? []
  const iso = `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day.padStart(2, '0')}`
  const parsed = new Date(`${iso}T00:00:00Z`)
  if (Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(iso)) {
    throw new RangeError(`not a date such as 'November 14, 2025': ${date}`)
  }
  return iso
}

export function isDisplayDate(date: string): boolean {
  try {
    toIsoDate(date)
    return true
  } catch {
    return false
  }
}
