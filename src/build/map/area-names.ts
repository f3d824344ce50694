/** Cities that share a tray under the name of their area. Any other tray is named by its best rank's city. */
const areas: Readonly<Record<string, string>> = {
  'San Francisco, CA': 'Bay Area',
  'Palo Alto, CA': 'Bay Area',
  'Berkeley, CA': 'Bay Area',
  'Menlo Park, CA': 'Bay Area',
  'Fullerton, CA': 'Los Angeles',
}

export function nameArea({ city, state }: { city: string; state: string }): string {
  return areas[`${city}, ${state}`] ?? city
}
