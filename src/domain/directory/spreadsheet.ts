import type { Restaurant } from '#src/domain/restaurant/restaurant-schema.ts'
import { restaurantHref } from '#src/domain/url/hrefs.ts'

/**
 * The restaurants as a table: https://www.rfc-editor.org/rfc/rfc4180. A byte order mark begins it, or Excel would
 * not read UTF-8.
 */
export function writeSpreadsheet(restaurants: readonly Restaurant[], origin: string): string {
  const rows = restaurants.map((restaurant) => {
    const { rank, slug, name, city, state, priceRange, cuisine, recognition = [] } = restaurant
    const { address, zip, phone, website } = restaurant
    return {
      Rank: String(rank),
      Name: name,
      Address: address,
      City: city,
      State: state,
      ZIP: zip,
      // A cell that begins with + is a formula.
      Phone: phone?.replace('+1 ', ''),
      Website: website,
      Price: priceRange,
      Cuisine: cuisine,
      Awards: recognition.join('; '),
      Page: origin + restaurantHref(slug),
    }
  })
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))]
  return `\uFEFF${lines.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('')}`
}

function writeCell(value = ''): string {
  // As OWASP advises against formulas: https://owasp.org/www-community/attacks/CSV_Injection
  const text = value.replaceAll('\u00A0', ' ').replace(/^[=+\-@\t\r]/, "'$&")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
