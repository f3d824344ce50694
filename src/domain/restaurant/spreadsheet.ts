import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'

/**
 * The restaurants as a table: https://www.rfc-editor.org/rfc/rfc4180. A byte order mark begins it, or Excel would
 * not read UTF-8.
 */
export function writeSpreadsheet(
  restaurants: readonly Restaurant[],
  urlOf: (slug: string) => string,
): string {
  const rows = restaurants.map((one) => ({
    Rank: String(one.rank),
    Name: one.name,
    Address: one.address,
    City: one.city,
    State: one.state,
    ZIP: one.zip,
    // A cell that begins with + is a formula.
    Phone: one.phone?.replace('+1 ', ''),
    Website: one.website,
    Price: one.priceRange,
    Cuisine: one.cuisine,
    Awards: one.recognition?.join('; '),
    Page: urlOf(one.slug),
  }))
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
  return `\uFEFF${lines.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('')}`
}

function writeCell(value = ''): string {
  // As OWASP advises against formulas: https://owasp.org/www-community/attacks/CSV_Injection
  const text = value.replaceAll('\u00A0', ' ').replace(/^[=+\-@\t\r]/, "'$&")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
